internal import Digest
internal import HTML
internal import Markup
internal import Models
internal import Parser
internal import Platform
internal import Renderers
internal import SampleSource
internal import ViewModels

/// The second pass: reads each page again, shapes and draws it, and writes what has changed. What shows nothing new, and is in
/// the output as it was written, is left alone.
struct DrawSite: Sendable {
    private let project: Project
    private let index: SiteIndex
    private let parser: PageParser
    /// For each language, what shapes its pages.
    let pages: [PageShaper]
    private let site: SiteShaper
    private let search: SiteSearch
    private let samples: SampleLibrary
    private let verification: Verification
    private let content: [Digest]
    private let documents: KeptDocuments
    private let dependencies: Dependencies

    init(
        project: Project, editions: [Edition], index: SiteIndex, samples: SampleLibrary, verification: Verification,
        search: SiteSearch, digests: SiteDigests, documents: KeptDocuments, parallel: Parallel
    ) async throws {
        self.project = project
        self.index = index
        self.search = search
        self.documents = documents
        self.samples = samples
        self.verification = verification
        parser = PageParser(configuration: index.configuration)
        pages = editions.map { PageShaper(edition: $0, samples: samples, verification: verification) }
        site = SiteShaper(index: index, editions: editions)
        content = digests.content
        dependencies = try await Dependencies(
            index: index, editions: editions, pages: pages, digests: digests, verification: verification, parallel: parallel)
    }

    /// What is known of some files of the output, and the paths of those that had changed.
    struct Published: Sendable {
        var records: [OutputRecord] = []
        var written: [String] = []

        mutating func add(_ other: Published) {
            records += other.records
            written += other.written
        }
    }

    /// How many files are drawn one after the other: few enough to keep all jobs busy to the end, and enough for what pages have
    /// in common.
    private static let chunk = 32

    /// Draws and writes the files of a plan.
    ///
    /// - Parameter earlier: What is known of the files that are there.
    /// - Returns: What is known of each file now, and the paths of those that had changed.
    func publish(
        _ plan: OutputPlan, with publisher: Publisher, earlier: [OutputRecord], parallel: Parallel,
        progress: (@Sendable (String) -> Void)?
    ) async throws -> Published {
        let known = EarlierOutputs(earlier, for: plan)
        // What pages refer to stands before the pages in the plan, and is there before the first page is. What leads to all of
        // them stands behind; it is large where the site is, and little of it is alike.
        let firstPage = plan.items.firstIndex { $0.isPage } ?? plan.items.count
        let end = plan.items.lastIndex { $0.isPage }.map { $0 + 1 } ?? firstPage
        let (pages, others) = (firstPage..<end, end..<plan.items.count)
        var published = Published()
        // One more, for the list of the files.
        published.records.reserveCapacity(plan.items.count + 1)
        for (part, size) in [(0..<firstPage, Self.chunk), (pages, Self.chunk), (others, 1)] {
            let items = plan.items[part]
            let counter = PageCounter.lines("draw", of: items.count, to: part == pages ? progress : nil)
            try await parallel.chunks(
                of: items.count, size: size, counter: counter, into: &published, { $0.add($1) }
            ) { range in
                try publish(
                    items[(items.startIndex + range.lowerBound)..<(items.startIndex + range.upperBound)], publisher, known)
            }
        }
        return published
    }

    private func publish(
        _ items: ArraySlice<OutputPlan.Item>, _ publisher: Publisher, _ known: EarlierOutputs
    ) throws -> Published {
        var drawing = Drawing()
        var published = Published()
        published.records.reserveCapacity(items.count)
        for place in items.indices {
            try publish(items[place], publisher, known.record(of: items[place], at: place), &drawing, &published)
        }
        return published
    }

    private func publish(
        _ item: OutputPlan.Item, _ publisher: Publisher, _ known: OutputRecord?, _ drawing: inout Drawing,
        _ published: inout Published
    ) throws {
        let shown = dependencies.digest(of: item, last: &drawing.shown)
        if let known, known.shown == shown, let record = publisher.renewed(known) { return published.records.append(record) }
        var record = OutputRecord(path: item.path, shown: shown)
        if try write(item, publisher, &record, &drawing) { published.written.append(item.path) }
        record.stamp = publisher.stamp(of: item.path)
        published.records.append(record)
    }

    private func write(
        _ item: OutputPlan.Item, _ publisher: Publisher, _ record: inout OutputRecord, _ drawing: inout Drawing
    ) throws -> Bool {
        switch item.content {
        case .asset(let path):
            return try publisher.copy(project.path("\(Project.contentFolder)/\(path)"), to: item.path)
        case .sitemap(let subjects):
            let shaper = SitemapShaper(index: index)
            return try write(&record, publisher, parts: shaper.partCount(of: subjects)) {
                SitemapRenderer.bytes(of: shaper.sitemap(of: subjects, part: $0))
            }
        case .languageModels:
            let parts = site.twinListParts
            return try write(&record, publisher, parts: parts.count) {
                LanguageModelsRenderer.bytes(of: site.languageModels(parts[$0]))
            }
        default:
            guard let bytes = try bytes(of: item, &record, &drawing) else { return try writeLarge(&drawing, publisher, &record) }
            record.content = Digest(of: bytes)
            return try publisher.write(bytes, to: item.path)
        }
    }

    /// Writes a list of all pages part by part: as a whole it would be the largest thing in memory.
    private func write(
        _ record: inout OutputRecord, _ publisher: Publisher, parts: Int, _ bytes: (_ part: Int) -> [UInt8]
    ) throws -> Bool {
        var digest = DigestBuilder()
        var part = 0
        let isWritten = try publisher.write(to: record.path) {
            guard part < parts else { return nil }
            defer { part += 1 }
            let piece = bytes(part)
            digest.update(piece)
            return piece
        }
        record.content = digest.digest
        return isWritten
    }

    /// Pages of so many bytes list all others of a large site.
    private static let large = 1 << 20
    private static let pieceOfLarge = 1 << 18

    /// Writes what has been drawn without a copy of it, and gives its memory back.
    private func writeLarge(
        _ drawing: inout Drawing, _ publisher: Publisher, _ record: inout OutputRecord
    ) throws -> Bool {
        let count = drawing.html.count
        let parts = (count + Self.pieceOfLarge - 1) / Self.pieceOfLarge
        let isWritten = try write(&record, publisher, parts: parts) { part in
            let start = part * Self.pieceOfLarge
            return drawing.html.bytes(in: start..<min(count, start + Self.pieceOfLarge))
        }
        drawing.html = HTMLWriter()
        return isWritten
    }

    /// The bytes of a file; `nil` where they are many, and have been drawn.
    private func bytes(of item: OutputPlan.Item, _ record: inout OutputRecord, _ drawing: inout Drawing) throws -> [UInt8]? {
        drawing.html.removeAll()
        switch item.content {
        // These are written without being whole in memory at any time.
        case .asset, .sitemap, .languageModels: return []
        case .styleSheet: return Assets.styleSheet
        case .script: return Assets.script
        case .searchScript: return Assets.search
        case .comparisonScript: return Assets.comparison
        case .favicon: return Assets.favicon
        case .sitemapIndex(let count): return SitemapIndexRenderer.bytes(of: SitemapShaper(index: index).index(of: count))
        case .patterns: return PatternsRenderer.bytes(of: patterns)
        case .feed(let language): return site.feed(of: language).map(FeedRenderer.bytes) ?? []
        case .twin(let entry, let language):
            let page = try view(entry, language, &record, &drawing)
            return pages[language].twin(of: entry, from: page).map(TwinRenderer.bytes) ?? []
        case .page(let entry, let language):
            PageRenderer.write(
                try view(entry, language, &record, &drawing), navigation: &drawing.drawnNavigation, to: &drawing.html)
        case .searchText(let entry, let language):
            let page = try view(entry, language, &record, &drawing)
            SearchScriptRenderer.writeText(of: index.entries[entry].id, page, to: &drawing.html)
        case .searchShard(let shard, let language):
            if !search.isSurveyed(language) { record.shown = nil }
            SearchScriptRenderer.writeShard(shard, search.shard(shard, of: language), to: &drawing.html)
        case .search(let language):
            if !search.isSurveyed(language) { record.shown = nil }
            SearchScriptRenderer.write(search.view(of: language, for: pages[language]), to: &drawing.html)
        case .side(let entry, let language):
            if try !read(entry, language, &drawing) { record.shown = nil }
            SideScriptRenderer.write(pages[language].side(of: entry, quoting: drawing.document), to: &drawing.html)
        case .generated(let page, let language): try draw(page, language, &record, &drawing)
        case .redirect(let entry, let language):
            RedirectRenderer.write(site.redirect(from: item.path, to: entry, language: language), to: &drawing.html)
        case .chooser: ChooserRenderer.write(site.chooser(), to: &drawing.html)
        case .notFound: NotFoundRenderer.write(site.notFound(), to: &drawing.html)
        }
        return drawing.html.count < Self.large ? drawing.html.bytes : nil
    }

    /// Memory that is used again from page to page.
    private struct Drawing: ~Copyable {
        var html = HTMLWriter()
        var document = Document()
        /// The page of the index that the document is of, and whether its file was still the one that was surveyed.
        var read: (page: Int, isSurveyed: Bool)?
        /// The page that was shaped last.
        var page: DrawnPage?
        var navigation = NavigationMemory()
        var drawnNavigation = DrawnNavigation()
        /// The page whose digest was taken last, with that.
        var shown: (entry: Int, language: Int, digest: Digest)?
    }

    private struct DrawnPage {
        var entry: Int
        var language: Int
        /// Whether its file was still the one that was surveyed.
        var isSurveyed: Bool
        var view: PageView
    }

    private func draw(
        _ page: GeneratedPage, _ language: Int, _ record: inout OutputRecord, _ drawing: inout Drawing
    ) throws {
        var documents: [Document] = []
        for entry in pages[language].quotedEntries(of: page) {
            if try !read(entry, language, &drawing) { record.shown = nil }
            documents.append(drawing.document)
        }
        PageRenderer.write(pages[language].generated(page, quoting: documents), to: &drawing.html)
        // Questions that are too heavy with their answers are answered by descriptions alone.
        guard page == .interview, !documents.isEmpty, drawing.html.count >= PageWeight.most else {
            return
        }
        drawing.html.removeAll()
        PageRenderer.write(pages[language].generated(page, quoting: []), to: &drawing.html)
    }

    /// Reads the text of an entry that readers of a language are shown.
    ///
    /// - Returns: Whether the page's file is still the one that was surveyed.
    private func read(_ entry: Int, _ language: Int, _ drawing: inout Drawing) throws -> Bool {
        let page = index.entries[entry].shown[language]
        if let last = drawing.read, last.page == page { return last.isSurveyed }
        drawing.read = nil
        let path = index.pages[page].file
        if let kept = documents[path] {
            drawing.document = kept
            drawing.read = (page, true)
            return true
        }
        let file = SourceFile(path: path, bytes: try File.read(project.path(path)))
        parser.read(file, into: &drawing.document)
        let isSurveyed = Digest(of: file.bytes) == content[page]
        drawing.read = (page, isSurveyed)
        return isSurveyed
    }

    /// The view of an entry, which its twin shares. A file that has changed since the survey is drawn as nobody surveyed it, and
    /// counts as never drawn.
    private func view(
        _ entry: Int, _ language: Int, _ record: inout OutputRecord, _ drawing: inout Drawing
    ) throws -> PageView {
        if let page = drawing.page, page.entry == entry, page.language == language {
            if !page.isSurveyed { record.shown = nil }
            return page.view
        }
        // The memory of the last document is used again, if no view holds it.
        drawing.page = nil
        let isSurveyed = try read(entry, language, &drawing)
        if !isSurveyed { record.shown = nil }
        let view = pages[language].page(entry, document: drawing.document, memory: &drawing.navigation)
        drawing.page = DrawnPage(entry: entry, language: language, isSurveyed: isSurveyed, view: view)
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
