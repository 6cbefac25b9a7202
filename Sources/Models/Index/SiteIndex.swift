internal import Bytes
public import ImageSize
public import Localization

/// All that is known of the site before the first page is drawn: every page's facts, and what follows from them together.
///
/// A class, of which nothing changes: everything that looks at a page has it, and would count the references of a dozen fields.
public final class SiteIndex: Sendable {
    /// The site's settings.
    public let configuration: SiteConfiguration
    /// The languages in the order of the switcher.
    public let languages: [Language]
    /// The pages by id, and by language within an id.
    public let pages: [PageFacts]
    /// The anchors of each page's headings.
    public let anchors: AnchorTable
    /// The pages across languages, by id.
    public let entries: [PageEntry]
    /// For each language, in its order: where the page of each entry stands in the output.
    public let pagePaths: [[String]]
    /// The neutral facts of patterns.
    public let patterns: [PageID: Pattern]
    /// The paths of the files that are no pages, from the content folder, in NFC.
    public let assets: Set<String>
    /// The sizes of those that are pictures.
    public let imageSizes: [String: ImageSize]
    /// The pages that are not published, with the languages in which they are drafts.
    public let drafts: [PageID: Set<LanguageTag>]
    /// Whether the patterns' sides of the comparison are too heavy for one page, however few they are.
    public let comparesApart: Bool

    private let entryPositions: [PageID: Int]
    private let languagePositions: [LanguageTag: Int]

    /// Puts the facts of a site together.
    ///
    /// - Parameters:
    ///   - pages: In any order, at most one for an id and a language, each in one of the languages.
    ///   - patterns: Those whose pages are all drafts are left out, as their pages are.
    ///   - drafts: The languages of the pages that are left out because they are drafts, by id.
    public init(
        configuration: SiteConfiguration, languages: [Language], pages: [PageFacts], patterns: [PageID: Pattern],
        assets: Set<String>, imageSizes: [String: ImageSize] = [:], drafts: [PageID: Set<LanguageTag>] = [:]
    ) {
        self.configuration = configuration
        self.languages = languages
        let written = Set(pages.map(\.id))
        self.patterns = patterns.filter { written.contains($0.key) || drafts[$0.key] == nil }
        self.assets = assets
        self.imageSizes = imageSizes
        self.drafts = drafts
        comparesApart = false
        let positions = Dictionary(languages.enumerated().map { ($1.tag, $0) }, uniquingKeysWith: { first, _ in first })
        languagePositions = positions
        let places = pages.map { positions[$0.language] ?? 0 }
        // Sorted are numbers: a page's facts are large.
        self.pages = pages.indices.sorted { (pages[$0].id, places[$0]) < (pages[$1].id, places[$1]) }.map { pages[$0] }
        entries = EntryBuilder(configuration: configuration, languages: languages, positions: positions).entries(of: self.pages)
        pagePaths = languages.map { [entries] language in entries.map { OutputPath.page($0.id, in: language.tag) } }
        entryPositions = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.id, $0) })
        anchors = Self.anchors(of: self.pages, entries: entries)
    }

    /// The same site with a page whose text has changed, and nothing else: its front matter and its headings are the same.
    public func replacing(page: Int, with facts: PageFacts) -> SiteIndex {
        var pages = pages
        pages[page] = facts
        return SiteIndex(of: self, pages: pages, comparesApart: comparesApart)
    }

    private init(of other: SiteIndex, pages: [PageFacts], comparesApart: Bool) {
        self.pages = pages
        self.comparesApart = comparesApart
        configuration = other.configuration
        languages = other.languages
        anchors = other.anchors
        entries = other.entries
        pagePaths = other.pagePaths
        patterns = other.patterns
        assets = other.assets
        imageSizes = other.imageSizes
        drafts = other.drafts
        entryPositions = other.entryPositions
        languagePositions = other.languagePositions
    }

    /// The same site with a file for each pattern's side of the comparison.
    public func comparingApart() -> SiteIndex { SiteIndex(of: self, pages: pages, comparesApart: true) }

    /// The index of a text that belongs to no site.
    public convenience init(ofSingle page: PageFacts) {
        self.init(
            configuration: SiteConfiguration(),
            languages: [Language(tag: page.language, file: page.file, name: page.language.string)], pages: [page],
            patterns: [:], assets: [])
    }

    private static func anchors(of pages: [PageFacts], entries: [PageEntry]) -> AnchorTable {
        AnchorTable(pageCount: pages.count) { tell in
            for entry in entries {
                let headings = pages[entry.origin].packed.anchors
                let origin = Anchor.anchors(of: headings)
                tell(entry.origin, origin)
                for case let page? in entry.versions where page != entry.origin {
                    let isLinked = pages[page].frontMatter.translation != nil
                    tell(page, Anchor.anchors(of: pages[page].packed.anchors, origin: isLinked ? (headings, origin) : nil))
                }
            }
        }
    }

    /// The page of an id, across languages.
    public func entry(_ id: PageID) -> PageEntry? { entryPositions[id].map { entries[$0] } }

    /// Where the page of an id is among the entries.
    public func position(of id: PageID) -> Int? { entryPositions[id] }

    /// The place of a language in the site's order.
    public func position(of language: LanguageTag) -> Int? { languagePositions[language] }

    /// The nearest neutral facts that hold for a page: its own pattern's, or those of the pattern it stands below.
    public func pattern(of id: PageID) -> Pattern? {
        guard !patterns.isEmpty else { return nil }
        var path = id.path
        while true {
            if let pattern = patterns[PageID(path)] { return pattern }
            guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            path = String(path[..<slash])
        }
    }
}
