internal import HTML
internal import Markup
internal import Models
internal import Parser
internal import Platform
internal import Renderers
internal import SampleSource
internal import ViewModels

/// Draws pages again whose text has changed and nothing else, with what the last build found out about all others: what
/// somebody is writing can be seen long before a build has looked at the whole site.
///
/// It takes no build's place. One has to follow: what else shows the text, such as the search, is not drawn here.
public struct RedrawPages: Sendable {
    private let project: Project
    private let output: OutputFolder
    private let isStrict: Bool
    private let samples: SampleLibrary
    private let index: SiteIndex
    /// For each language, what shapes its pages.
    private let shapers: [PageShaper]
    private let records: [PageRecord]
    private let items: [OutputPlan.Item]

    /// More pages at once are no work of a person's hand.
    private static let most = 8

    init(_ judged: Judged, shapers: [PageShaper], into output: OutputFolder, isStrict: Bool) {
        project = judged.project
        samples = judged.samples
        index = judged.index
        records = judged.state.pages
        items = judged.plan.items
        self.shapers = shapers
        self.output = output
        self.isStrict = isStrict
    }

    /// Draws and writes pages again, those of their translations included.
    ///
    /// - Parameter paths: All files that have changed, from the project's folder.
    /// - Returns: The paths below the output folder of the files whose bytes have changed. `nil`, and nothing is written, where
    ///   more than the texts of few pages has changed, or where there is an error in them.
    /// - Throws: `SystemError` where input or output fails.
    public func callAsFunction(_ paths: [String]) throws -> [String]? {
        guard !paths.isEmpty, paths.count <= Self.most else { return nil }
        var changed = index
        var documents: [Int: Document] = [:]
        for path in paths {
            guard let page = index.pages.firstIndex(where: { $0.file == path }),
                let (facts, document) = text(of: page)
            else { return nil }
            changed = changed.replacing(page: page, with: facts)
            documents[page] = document
        }
        let entries = Set(documents.keys.compactMap { index.position(of: index.pages[$0].id) })
        guard isInOrder(entries, of: changed) else { return nil }
        return try draw(entries, of: changed, documents)
    }

    /// What a page's file says now, if it says the same of the page as before.
    private func text(of page: Int) -> (facts: PageFacts, document: Document)? {
        let last = index.pages[page]
        // A home page defines its language.
        guard last.id != .home, let record = records.first(where: { $0.path == last.file }),
            let file = try? project.source(last.file)
        else { return nil }
        var document = Document()
        let (facts, diagnostics) = PageParser(configuration: index.configuration)
            .parse(file, as: PageName(id: last.id, language: last.language), into: &document)
        let now = PageRecord(of: facts, diagnostics, content: record.content, stamp: nil)
        guard now.front == record.front, now.outline == record.outline, !hasErrors(diagnostics) else { return nil }
        return (facts, document)
    }

    private func isInOrder(_ entries: Set<Int>, of index: SiteIndex) -> Bool {
        let project = project
        let rules = SiteRules(index: index, samples: samples) { path in
            SourceFile(path: path, bytes: (try? File.read(project.path(path))) ?? [])
        }
        let pages = entries.flatMap { index.entries[$0].versions.compactMap { $0 } }
        return !hasErrors(rules.check(each: pages).flatMap { $0 })
    }

    private func hasErrors(_ diagnostics: [Diagnostic]) -> Bool {
        var judged = Diagnostics(configuration: index.configuration, isStrict: isStrict)
        judged.add(diagnostics)
        return judged.hasErrors
    }

    // MARK: Drawing

    private func draw(_ entries: Set<Int>, of index: SiteIndex, _ documents: [Int: Document]) throws -> [String]? {
        // Somebody is at work there, or was killed at it: that is for a build.
        guard Folder.kind(of: "\(output.path)/\(FolderLock.name)", followingLinks: false) == nil else { return nil }
        let lock = try FolderLock(of: output.path)
        defer { extendLifetime(lock) }
        let shapers = shapers.map { $0.showing(index) }
        var written: [String] = []
        for item in items {
            guard let bytes = try bytes(of: item, entries, shapers, documents) else { continue }
            if try File.replace("\(output.path)/\(item.path)", with: bytes) { written.append(item.path) }
        }
        return written
    }

    /// The bytes of a page or its twin; `nil` for what is not to be drawn again.
    private func bytes(
        of item: OutputPlan.Item, _ entries: Set<Int>, _ shapers: [PageShaper], _ documents: [Int: Document]
    ) throws -> [UInt8]? {
        switch item.content {
        case .page(let entry, let language) where entries.contains(entry):
            var html = HTMLWriter()
            PageRenderer.write(try view(entry, shapers[language], language, documents), to: &html)
            return html.bytes
        case .twin(let entry, let language) where entries.contains(entry):
            let view = try view(entry, shapers[language], language, documents)
            return shapers[language].twin(of: entry, from: view).map(TwinRenderer.bytes)
        default: return nil
        }
    }

    private func view(
        _ entry: Int, _ shaper: PageShaper, _ language: Int, _ documents: [Int: Document]
    ) throws -> PageView {
        let page = index.entries[entry].shown[language]
        if let document = documents[page] { return shaper.page(entry, document: document) }
        var document = Document()
        PageParser(configuration: index.configuration).read(try project.source(index.pages[page].file), into: &document)
        return shaper.page(entry, document: document)
    }
}
