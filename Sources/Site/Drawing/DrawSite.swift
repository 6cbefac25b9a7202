internal import Digest
internal import Models
internal import Platform
internal import Renderers
internal import ViewModels

/// The second pass: reads each page again, shapes and draws it, and writes what has changed. What shows nothing new, and is in
/// the output as it was written, is left alone.
struct DrawSite: Sendable {
    let shapers: SiteShapers
    private let texts: PageTexts
    private let search: SiteSearch
    private let dependencies: Dependencies

    init(_ judged: Judged, parallel: Parallel) async throws {
        shapers = SiteShapers(of: judged)
        texts = PageTexts(of: judged)
        search = judged.search
        dependencies = try await Dependencies(
            index: judged.index, editions: judged.editions, pages: shapers.pages, digests: judged.digests,
            verification: judged.verification, parallel: parallel)
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
        var drawing = FileDrawing(shapers: shapers, texts: texts, search: search)
        var published = Published()
        published.records.reserveCapacity(items.count)
        for place in items.indices {
            try publish(items[place], publisher, known.record(of: items[place], at: place), &drawing, &published)
        }
        return published
    }

    private func publish(
        _ item: OutputPlan.Item, _ publisher: Publisher, _ known: OutputRecord?, _ drawing: inout FileDrawing,
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
        _ item: OutputPlan.Item, _ publisher: Publisher, _ record: inout OutputRecord, _ drawing: inout FileDrawing
    ) throws -> Bool {
        switch item.content {
        case .asset(let path):
            return try publisher.copy(texts.project.path("\(Project.contentFolder)/\(path)"), to: item.path)
        case .sitemap(let subjects):
            let shaper = SitemapShaper(index: shapers.index)
            return try write(&record, publisher, parts: shaper.partCount(of: subjects)) {
                SitemapRenderer.bytes(of: shaper.sitemap(of: subjects, part: $0))
            }
        case .languageModels:
            let parts = shapers.site.twinListParts
            return try write(&record, publisher, parts: parts.count) {
                LanguageModelsRenderer.bytes(of: shapers.site.languageModels(parts[$0]))
            }
        default:
            let bytes = try drawing.bytes(of: item)
            // What shows something that nobody has surveyed counts as never drawn.
            if !drawing.isSurveyed { record.shown = nil }
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
}
