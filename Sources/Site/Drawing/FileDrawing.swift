internal import Digest
internal import HTML
internal import Markup
internal import Models
internal import Renderers
internal import ViewModels

/// Draws files of the output one after the other, with memory that is used again from page to page.
struct FileDrawing: ~Copyable {
    /// Whether all texts that the last file shows are still those that were surveyed.
    private(set) var isSurveyed = true
    /// The page whose digest was taken last, with that.
    var shown: (entry: Int, language: Int, digest: Digest)?

    private let shapers: SiteShapers
    private let texts: PageTexts
    private let search: SiteSearch
    private var html = HTMLWriter()
    private var document = Document()
    /// The page of the index that the document is of, and whether its file was still the one that was surveyed.
    private var read: (page: Int, isSurveyed: Bool)?
    /// The page that was shaped last.
    private var page: ShapedPage?
    private var navigation = NavigationMemory()
    private var drawnNavigation = DrawnNavigation()

    private struct ShapedPage {
        var entry: Int
        var language: Int
        var isSurveyed: Bool
        var view: PageView
    }

    init(shapers: SiteShapers, texts: PageTexts, search: SiteSearch) {
        self.shapers = shapers
        self.texts = texts
        self.search = search
    }

    /// The bytes of a file; none of those that are written without being whole in memory at any time.
    mutating func bytes(of item: OutputPlan.Item) throws -> [UInt8] {
        html.removeAll()
        isSurveyed = true
        switch item.content {
        case .asset, .sitemap, .languageModels: return []
        case .styleSheet: return Assets.styleSheet
        case .script: return Assets.script
        case .searchScript: return Assets.search
        case .comparisonScript: return Assets.comparison
        case .favicon: return Assets.favicon
        case .sitemapIndex(let count): return SitemapIndexRenderer.bytes(of: SitemapShaper(index: shapers.index).index(of: count))
        case .patterns: return PatternsRenderer.bytes(of: shapers.patterns)
        case .feed(let language): return shapers.site.feed(of: language).map(FeedRenderer.bytes) ?? []
        case .twin(let entry, let language):
            let page = try view(entry, language)
            return shapers.pages[language].twin(of: entry, from: page).map(TwinRenderer.bytes) ?? []
        case .page(let entry, let language):
            PageRenderer.write(try view(entry, language), navigation: &drawnNavigation, to: &html)
        case .searchText(let entry, let language):
            SearchScriptRenderer.writeText(of: shapers.index.entries[entry].id, try view(entry, language), to: &html)
        case .searchShard(let shard, let language):
            isSurveyed = search.isSurveyed(language)
            SearchScriptRenderer.writeShard(shard, search.shard(shard, of: language), to: &html)
        case .search(let language):
            isSurveyed = search.isSurveyed(language)
            SearchScriptRenderer.write(search.view(of: language, for: shapers.pages[language]), to: &html)
        case .side(let entry, let language):
            try read(entry, language)
            SideScriptRenderer.write(shapers.pages[language].side(of: entry, quoting: document), to: &html)
        case .generated(let page, let language): try draw(page, language)
        case .redirect(let entry, let language):
            RedirectRenderer.write(shapers.site.redirect(from: item.path, to: entry, language: language), to: &html)
        case .chooser: ChooserRenderer.write(shapers.site.chooser(), to: &html)
        case .notFound: NotFoundRenderer.write(shapers.site.notFound(), to: &html)
        }
        return html.bytes
    }

    private mutating func draw(_ page: GeneratedPage, _ language: Int) throws {
        let shaper = shapers.pages[language]
        var documents: [Document] = []
        for entry in shaper.quotedEntries(of: page) {
            try read(entry, language)
            documents.append(document)
        }
        PageRenderer.write(shaper.generated(page, quoting: documents), to: &html)
        // Questions that are too heavy with their answers are answered by descriptions alone.
        guard page == .interview, !documents.isEmpty, html.count >= PageWeight.most else { return }
        html.removeAll()
        PageRenderer.write(shaper.generated(page, quoting: []), to: &html)
    }

    /// Reads the text of an entry that readers of a language are shown.
    private mutating func read(_ entry: Int, _ language: Int) throws {
        let page = shapers.index.entries[entry].shown[language]
        if read?.page != page {
            read = nil
            read = (page, try texts.read(page, into: &document))
        }
        if read?.isSurveyed != true { isSurveyed = false }
    }

    /// The view of an entry, which its twin and its text for the search share.
    private mutating func view(_ entry: Int, _ language: Int) throws -> PageView {
        if let page, page.entry == entry, page.language == language {
            isSurveyed = page.isSurveyed
            return page.view
        }
        // The memory of the last document is used again, if no view holds it.
        page = nil
        try read(entry, language)
        let view = shapers.pages[language].page(entry, document: document, memory: &navigation)
        page = ShapedPage(entry: entry, language: language, isSurveyed: isSurveyed, view: view)
        return view
    }
}
