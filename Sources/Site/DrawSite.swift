internal import Digest
internal import HTML
internal import Markup
internal import Models
internal import Parser
internal import Platform
internal import Renderers
internal import SampleSource
internal import ViewModels

/// The second pass: reads each page again, shapes and draws it, and writes what has changed.
struct DrawSite: Sendable {
    private let project: Project
    private let index: SiteIndex
    private let parser: PageParser
    private let pages: [PageShaper]
    private let site: SiteShaper
    private let search: SiteSearch
    private let samples: SampleLibrary
    private let verification: Verification

    init(project: Project, index: SiteIndex, samples: SampleLibrary, verification: Verification, search: SiteSearch) {
        self.project = project
        self.index = index
        self.search = search
        self.samples = samples
        self.verification = verification
        parser = PageParser(configuration: index.configuration)
        let editions = index.languages.indices.map { Edition(of: index, in: $0) }
        pages = editions.map { PageShaper(edition: $0, samples: samples, verification: verification) }
        site = SiteShaper(index: index, editions: editions)
    }

    /// Draws and writes all files of a plan.
    func publish(
        _ plan: OutputPlan, with publisher: Publisher, parallel: Parallel, progress: (@Sendable (String) -> Void)?
    ) async throws -> BuildReport.Published {
        // What pages refer to stands before the pages in the plan, and is there before the first page is.
        let firstPage = plan.items.firstIndex { $0.isPage } ?? plan.items.count
        var written: [String] = []
        for part in [0..<firstPage, firstPage..<plan.items.count] {
            let items = plan.items[part]
            let counter = PageCounter.lines("draw", of: items.count, to: part.lowerBound == firstPage ? progress : nil)
            written += try await parallel.chunks(of: items.count, size: 16, counter: counter) { range in
                try write(items[(items.startIndex + range.lowerBound)..<(items.startIndex + range.upperBound)], publisher)
            }.flatMap { $0 }
        }
        let removed = try publisher.removeStale()
        return BuildReport.Published(
            pages: plan.items.count(where: \.isPage), languages: index.languages.count, written: written.count,
            removed: removed.count, changes: (written + removed).sorted())
    }

    /// - Returns: The paths of the files that had changed.
    private func write(_ items: ArraySlice<OutputPlan.Item>, _ publisher: Publisher) throws -> [String] {
        var drawing = Drawing()
        var written: [String] = []
        for item in items where try write(item, publisher, &drawing) { written.append(item.path) }
        return written
    }

    private func write(_ item: OutputPlan.Item, _ publisher: Publisher, _ drawing: inout Drawing) throws -> Bool {
        drawing.html.removeAll()
        switch item.content {
        case .asset(let path):
            return try publisher.copy(project.path("\(Project.contentFolder)/\(path)"), to: item.path)
        case .styleSheet: return try publisher.write(Assets.styleSheet, to: item.path)
        case .script: return try publisher.write(Assets.script, to: item.path)
        case .searchScript: return try publisher.write(Assets.search, to: item.path)
        case .favicon: return try publisher.write(Assets.favicon, to: item.path)
        case .sitemap: return try publisher.write(SitemapRenderer.bytes(of: site.sitemap()), to: item.path)
        case .page(let entry, let language): PageRenderer.write(try view(entry, language, &drawing), to: &drawing.html)
        case .twin(let entry, let language):
            guard let twin = pages[language].twin(of: entry, from: try view(entry, language, &drawing)) else { return false }
            return try publisher.write(TwinRenderer.bytes(of: twin), to: item.path)
        case .searchText(let entry, let language):
            SearchScriptRenderer.writeText(
                of: index.entries[entry].id, try view(entry, language, &drawing), to: &drawing.html)
        case .searchShard(let shard, let language):
            SearchScriptRenderer.writeShard(shard, search.shard(shard, of: language), to: &drawing.html)
        case .search(let language):
            SearchScriptRenderer.write(search.view(of: language, for: pages[language]), to: &drawing.html)
        case .feed(let language):
            guard let feed = site.feed(of: language) else { return false }
            return try publisher.write(FeedRenderer.bytes(of: feed), to: item.path)
        case .languageModels:
            return try publisher.write(LanguageModelsRenderer.bytes(of: site.languageModels()), to: item.path)
        case .patterns: return try publisher.write(PatternsRenderer.bytes(of: patterns), to: item.path)
        case .generated(let page, let language): try draw(page, language, &drawing)
        case .redirect(let entry, let language):
            RedirectRenderer.write(site.redirect(from: item.path, to: entry, language: language), to: &drawing.html)
        case .chooser: ChooserRenderer.write(site.chooser(), to: &drawing.html)
        case .notFound: NotFoundRenderer.write(site.notFound(), to: &drawing.html)
        }
        return try publisher.write(drawing.html.bytes, to: item.path)
    }

    /// Memory that is used again from page to page.
    private struct Drawing {
        var html = HTMLWriter()
        var document = Document()
        /// The page that was shaped last.
        var page: (entry: Int, language: Int, view: PageView)?
    }

    private func draw(_ page: GeneratedPage, _ language: Int, _ drawing: inout Drawing) throws {
        var documents: [Document] = []
        for entry in pages[language].quotedEntries(of: page) {
            try read(entry, language, &drawing)
            documents.append(drawing.document)
        }
        PageRenderer.write(pages[language].generated(page, quoting: documents), to: &drawing.html)
    }

    /// Reads the text of an entry that readers of a language are shown.
    private func read(_ entry: Int, _ language: Int, _ drawing: inout Drawing) throws {
        let facts = index.pages[index.entries[entry].shown[language]]
        let file = SourceFile(path: facts.file, bytes: try File.read(project.path(facts.file)))
        parser.read(file, into: &drawing.document)
    }

    /// The view of an entry, which its twin shares.
    private func view(_ entry: Int, _ language: Int, _ drawing: inout Drawing) throws -> PageView {
        if let page = drawing.page, page.entry == entry, page.language == language { return page.view }
        // The memory of the last document is used again, if no view holds it.
        drawing.page = nil
        try read(entry, language, &drawing)
        let view = pages[language].page(entry, document: drawing.document)
        drawing.page = (entry, language, view)
        return view
    }

    private var patterns: PatternsView {
        site.patterns(samples: samples, verification: verification) { Digest(of: $0).hex }
    }
}

extension OutputPlan.Item {
    /// Whether it is a page that authors wrote.
    var isPage: Bool {
        if case .page = content { return true }
        return false
    }
}
