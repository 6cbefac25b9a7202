public import Models

/// The search of a language: what a browser must know before the first question.
public struct SearchView: Sendable {
    /// The language's locale, for numbers and plurals.
    public var locale: String
    /// What tells this index from that of another build.
    public var version: String
    /// How the first class of each shard begins.
    public var shards: [String]
    /// The pages that can be found, by the numbers that the index has for them.
    public var pages: [PageID]
    /// The words of the dialog.
    public var words: Words
    /// How many results there are, by the plural categories of the language.
    public var results: [(category: String, form: String)]
}
