/// The pages of a language as a feed (RFC 4287).
public struct FeedView: Sendable {
    /// A BCP 47 tag.
    public var language: String
    public var title: String
    public var subtitle: String?
    /// When this edition of the site was published, in the form of RFC 3339.
    public var updated: String
    /// The absolute address of the feed.
    public var url: String
    /// The absolute address of the language's home page, which is the feed's id, too.
    public var homeURL: String
    /// Who is said to have written the pages.
    public var author: String
    public var entries: [Entry]

    /// A page.
    public struct Entry: Sendable {
        /// The absolute address of the page, which is its id, too.
        public var url: String
        public var title: String
        public var summary: String?
        public var categories: [String]
    }
}
