/// Terms, and the vocabulary that the numbers of their words are of.
public struct NumberedTerms<Key: Hashable & Sendable>: Sendable {
    /// The words.
    public var vocabulary = Vocabulary()
    /// What holds them, by its key.
    public var terms: [Key: PageTerms] = [:]

    /// No words.
    public init() {}
}
