public import Localization

/// What a page says of itself between its `---` lines.
public struct FrontMatter: Hashable, Sendable {
    /// The title as text, never markdown.
    public var title: String
    /// One or two sentences for search engines and lists.
    public var description: String?
    /// The interview question that the page answers.
    public var question: String?
    /// Words that pages share.
    public var tags: [String]
    /// The place among its neighbours, where no `pattern.yml` gives one.
    public var order: Int?
    /// Old paths that lead here.
    public var redirectFrom: [String]
    /// Whether the page is published only on demand.
    public var isDraft: Bool
    /// What it is a translation of.
    public var translation: Translation?

    /// The page of which another is a translation, and how far it had got.
    public struct Translation: Hashable, Sendable {
        /// The language of the origin.
        public var of: LanguageTag
        /// For each part of the origin, by key, the digest of what was translated.
        public var sections: [String: SectionDigest]

        /// A translation of the page in another language.
        public init(of: LanguageTag, sections: [String: SectionDigest] = [:]) {
            self.of = of
            self.sections = sections
        }
    }

    /// Front matter that says no more than a title.
    public init(title: String) {
        self.title = title
        tags = []
        redirectFrom = []
        isDraft = false
    }
}
