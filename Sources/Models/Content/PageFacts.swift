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
    /// What its text holds that other places need. The lists below are read from it whenever somebody asks for them.
    public let packed: PackedFacts

    /// Its headings in order.
    public var headings: [Heading] { packed.headings }
    /// What its headings say, in order.
    public var headingTexts: [String] { packed.headingTexts }
    /// Its links and images in order.
    public var links: [Link] { packed.links }
    /// Its images and its links to a place of a page, in order.
    public var imagesAndFragments: [Link] {
        packed.traits.contains(.imagesOrFragments) ? links.filter(\.isImageOrFragment) : []
    }
    /// What its sections hold that other places need, for those that hold any of it.
    public var sections: [SectionFacts] { packed.sections }
    /// Its fences in order.
    public var listings: [Listing] { packed.listings }
    /// Its fences that show samples, in order.
    public var sampleListings: [Listing] { packed.traits.contains(.samples) ? listings.filter { !$0.isInline } : [] }
    /// Its tables in order.
    public var tables: [Table] { packed.tables }
    /// The lines of its references to footnotes, in order.
    public var footnotes: [Int] { packed.footnotes }
    /// The digests of its sections; `nil` where the page could not be read.
    public var digests: PageDigests? { packed.digests }

    /// The facts of a page.
    public convenience init(
        id: PageID, language: LanguageTag, file: String, frontMatter: FrontMatter, body: BodyFacts = BodyFacts(),
        digests: PageDigests? = nil
    ) {
        self.init(
            id: id, language: language, file: file, frontMatter: frontMatter, packed: PackedFacts(of: body, digests))
    }

    /// The facts of a page, of which some were kept.
    public init(id: PageID, language: LanguageTag, file: String, frontMatter: FrontMatter, packed: PackedFacts) {
        self.id = id
        self.language = language
        self.file = file
        self.frontMatter = frontMatter
        self.packed = packed
    }

    /// The same page as a translation of nothing.
    public var unlinked: PageFacts {
        var frontMatter = frontMatter
        frontMatter.translation = nil
        return PageFacts(id: id, language: language, file: file, frontMatter: frontMatter, packed: packed)
    }
}
