public import Localization

/// What the whole site needs to know of one page: all but its text.
///
/// One object, since it is handed from room to room some thirty times while the page is checked and drawn, and a copy of its
/// texts and lists costs more than many of those rooms do.
public final class PageFacts: Sendable {
    /// What page it is.
    public let id: PageID
    /// The language that it is written in.
    public let language: LanguageTag
    /// The path from the project's folder.
    public let file: String
    /// What it says of itself.
    public let frontMatter: FrontMatter
    /// What its text holds that other places need.
    public let body: BodyFacts
    /// The digests of its sections; `nil` where the page could not be read.
    public let digests: PageDigests?

    /// Its headings in order.
    public var headings: [Heading] { body.headings }
    /// Its links and images in order.
    public var links: [Link] { body.links }
    /// What its sections hold that other places need, for those that hold any of it.
    public var sections: [SectionFacts] { body.sections }
    /// Its fences in order.
    public var listings: [Listing] { body.listings }
    /// Its tables in order.
    public var tables: [Table] { body.tables }
    /// The lines of its references to footnotes, in order.
    public var footnotes: [Int] { body.footnotes }

    /// The facts of a page.
    public init(
        id: PageID, language: LanguageTag, file: String, frontMatter: FrontMatter, body: BodyFacts = BodyFacts(),
        digests: PageDigests? = nil
    ) {
        self.id = id
        self.language = language
        self.file = file
        self.frontMatter = frontMatter
        self.body = body
        self.digests = digests
    }

    /// The same page as a translation of nothing.
    public var unlinked: PageFacts {
        var frontMatter = frontMatter
        frontMatter.translation = nil
        return PageFacts(id: id, language: language, file: file, frontMatter: frontMatter, body: body, digests: digests)
    }
}
