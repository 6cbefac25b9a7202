/// `pattern.yml`: what no translation of a pattern's page may disagree about.
public struct Pattern: Hashable, Sendable {
    /// The path of the file from the project's folder.
    public var file: String
    /// The place within its family.
    public var order: Int?
    /// The key of its family; languages name it.
    public var family: String?
    /// Names that are the same in every language, such as abbreviations.
    public var alsoKnownAs: [String] = []
    /// Patterns that a reader should look at too.
    public var related: [PageID] = []
    /// Its folder below the samples' folder.
    public var samples: String?
    /// The rows of the comparison, key and neutral value, in order.
    public var traits: [Trait] = []
    /// The keys of those who take part in the interaction and are no components.
    public var actors: [String] = []

    /// One row of the comparison.
    public struct Trait: Hashable, Sendable {
        /// The trait's key; languages name it.
        public var key: String
        /// The neutral value; languages may name it.
        public var value: String

        /// A value of a trait.
        public init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    /// A pattern of which nothing is known yet.
    public init(file: String) { self.file = file }
}
