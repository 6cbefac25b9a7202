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

    init(project: Project, index: SiteIndex, samples: SampleLibrary, verification: Verification) {
        self.project = project
        self.index = index
        parser = PageParser(configuration: index.configuration)
        let editions = index.languages.indices.map { Edition(of: index, in: $0) }
        pages = editions.map { PageShaper(edition: $0, samples: samples, verification: verification) }
        site = SiteShaper(index: index, editions: editions)
    }

    /// Draws and writes all files of a plan.
    func publish(_ plan: OutputPlan, with publisher: Publisher, parallel: Parallel) async throws -> BuildReport.Published {
        // What pages refer to stands before the pages in the plan, and is there before the first page is.
        let firstPage = plan.items.firstIndex { $0.isPage } ?? plan.items.count
        var written: [String] = []
        for part in [0..<firstPage, firstPage..<plan.items.count] {
            let items = plan.items[part]
            written += try await parallel.chunks(of: items.count, size: 16) { range in
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
        case .favicon: return try publisher.write(Assets.favicon, to: item.path)
        case .sitemap: return try publisher.write(SitemapRenderer.bytes(of: site.sitemap()), to: item.path)
        case .page(let entry, let language): try draw(entry, language, &drawing)
        case .list(let kind, let language): PageRenderer.write(pages[language].list(kind), to: &drawing.html)
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
    }

    private func draw(_ entry: Int, _ language: Int, _ drawing: inout Drawing) throws {
        let facts = index.pages[index.entries[entry].shown[language]]
        let file = SourceFile(path: facts.file, bytes: try File.read(project.path(facts.file)))
        parser.read(file, into: &drawing.document)
        PageRenderer.write(pages[language].page(entry, document: drawing.document), to: &drawing.html)
    }
}

extension OutputPlan.Item {
    /// Whether it is a page that authors wrote.
    var isPage: Bool {
        if case .page = content { return true }
        return false
    }
}
