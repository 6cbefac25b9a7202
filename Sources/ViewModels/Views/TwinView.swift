/// A page's own text for programs, finished for being written as markdown. Its links lead to other twins.
public struct TwinView: Sendable {
    public var title: String
    public var description: String?
    /// What is known of the page besides its text.
    public var facts: [Fact]
    public var body: BodyView
    /// The catalogue, on a home page.
    public var lists: [PageList]

    /// A fact with its name.
    public struct Fact: Sendable {
        public var name: String
        public var value: String
    }
}

/// Pages for programs, below a heading.
public struct PageList: Sendable {
    public var title: String
    public var pages: [Entry]

    /// A page with what is said of it.
    public struct Entry: Sendable {
        public var title: String
        /// Where its text is: a twin.
        public var address: String
        public var description: String?
    }
}

/// Some of the lists of twins for language models.
///
/// - SeeAlso: [The /llms.txt file](https://llmstxt.org)
public struct LanguageModelsView: Sendable {
    public var title: String
    public var description: String?
    public var lists: [PageList]
    /// Whether no lists come before these.
    public var isFirst = true
}
