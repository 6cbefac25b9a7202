public import Localization

/// What the whole site needs to know of one page: all but its text.
public struct PageFacts: Sendable {
    /// What page it is.
    public var id: PageID
    /// The language that it is written in.
    public var language: LanguageTag
    /// The path from the project's folder.
    public var file: String
    /// What it says of itself.
    public var frontMatter: FrontMatter
    /// Its headings in order.
    public var headings: [Heading] = []
    /// Its links and images in order.
    public var links: [Link] = []
    /// What its sections hold that other places need, for those that hold any of it.
    public var sections: [SectionFacts] = []
    /// Its fences in order.
    public var listings: [Listing] = []
    /// Its tables in order.
    public var tables: [Table] = []
    /// The lines of its references to footnotes, in order.
    public var footnotes: [Int] = []
    /// The digests of its sections; `nil` where the page could not be read.
    public var digests: PageDigests?

    /// The facts of a page that says nothing yet.
    public init(id: PageID, language: LanguageTag, file: String, frontMatter: FrontMatter) {
        self.id = id
        self.language = language
        self.file = file
        self.frontMatter = frontMatter
    }
}
