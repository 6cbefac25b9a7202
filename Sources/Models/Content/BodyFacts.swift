/// What the text of a page holds that other places need.
public struct BodyFacts: Sendable {
    /// Its headings in order.
    public var headings: [Heading]
    /// Its links and images in order.
    public var links: [Link]
    /// What its sections hold that other places need, for those that hold any of it.
    public var sections: [SectionFacts]
    /// Its fences in order.
    public var listings: [Listing]
    /// Its tables in order.
    public var tables: [Table]
    /// The lines of its references to footnotes, in order.
    public var footnotes: [Int]

    /// The facts of a text.
    public init(
        headings: [Heading] = [], links: [Link] = [], sections: [SectionFacts] = [], listings: [Listing] = [],
        tables: [Table] = [], footnotes: [Int] = []
    ) {
        self.headings = headings
        self.links = links
        self.sections = sections
        self.listings = listings
        self.tables = tables
        self.footnotes = footnotes
    }
}
