internal import Bytes
internal import Digest
internal import Localization
internal import Models
internal import Parser
internal import Platform

/// The files of the content folder as a build finds them, and for each page what an earlier build knew of the same bytes.
struct ContentEvidence: Sendable {
    let tree: ContentTree
    /// `site.yml`, as its bytes.
    let configuration: Digest
    /// For each `pattern.yml`, by its path from the project's folder: its bytes.
    let patterns: [String: Digest]
    /// For each asset, by its path in NFC: its stamp.
    let assets: [String: Digest]
    /// The records of an earlier build whose files have not changed since.
    let records: [PageRecord]
    /// For each page of the tree, the place of its record.
    private let places: [Int?]
    /// Whether the pages are those of the earlier build, and none has changed.
    let isUnchanged: Bool
    /// Whether what was kept can be kept on as it is.
    let isKept: Bool
    /// When the build began to look, in nanoseconds since 1970.
    let time: Int

    /// Looks at a project's content.
    ///
    /// - Parameter state: What an earlier build kept.
    init(of project: Project, state: SiteState?, parallel: Parallel) async throws {
        let time = FileStamp.now
        self = try await Self(of: project, tree: ContentTree(of: project), since: time, state: state, parallel: parallel)
    }

    /// The same for a content folder that was listed after a time.
    init(
        of project: Project, tree: ContentTree, since time: Int, state: SiteState?, parallel: Parallel
    ) async throws {
        let configuration = Self.digest(of: project.path("\(Project.contentFolder)/site.yml"))
        let earlier = state?.configuration == configuration ? state?.pages ?? [] : []
        let pages = Self.pairs(tree.pages, with: earlier)
        let root = OpenFolder(project.root)
        let found = try await parallel.chunks(of: pages.count, size: 256) { range in
            pages[range].map { $0.flatMap { Self.renewed($0, in: root, at: time) } }
        }
        self.time = time
        self.tree = tree
        self.configuration = configuration
        patterns = Dictionary(
            tree.patterns.map { "\(Project.contentFolder)/\($0)" }.map { ($0, Self.digest(of: project.path($0))) },
            uniquingKeysWith: { first, _ in first })
        assets = Dictionary(
            tree.assets.map { (Normalization.canonical($0), Self.assetDigest(of: $0, in: project, at: time)) },
            uniquingKeysWith: { first, _ in first })
        var records: [PageRecord] = []
        places = found.joined().map { record in
            guard let record else { return nil }
            records.append(record)
            return records.count - 1
        }
        self.records = records
        isUnchanged = places.count == earlier.count && records.count == earlier.count
        isKept = isUnchanged && zip(records, earlier).allSatisfy { $0.stamp == $1.stamp }
    }

    /// The record of an earlier build of a page of the tree, where the file has not changed since.
    func record(of page: Int) -> PageRecord? { places[page].map { records[$0] } }

    /// For each page the earlier record of the same path: both lists are sorted by the paths' bytes.
    private static func pairs(_ pages: [ContentTree.PageFile], with earlier: [PageRecord]) -> [PageRecord?] {
        var records: [PageRecord?] = []
        records.reserveCapacity(pages.count)
        var next = 0
        for page in pages {
            while next < earlier.count, earlier[next].path.precedesInBytes(page.path) { next += 1 }
            let isSame = next < earlier.count && earlier[next].path.utf8.elementsEqual(page.path.utf8)
            records.append(isSame ? earlier[next] : nil)
        }
        return records
    }

    /// The record with the file's present stamp, or `nil` where the file's bytes are others.
    private static func renewed(_ record: PageRecord, in root: OpenFolder, at time: Int) -> PageRecord? {
        if let stamp = record.stamp, stamp == root.stamp(of: record.path) { return record }
        guard let (bytes, stamp) = try? File.readStamped("\(root.path)/\(record.path)", atMost: Project.largestSource),
            Digest(of: bytes) == record.content
        else { return nil }
        var record = record
        record.stamp = stamp.isSettled(at: time) ? stamp : nil
        return record
    }

    private static func digest(of path: String) -> Digest { Digest(of: (try? File.read(path)) ?? []) }

    /// All that is no page: the configuration, facts about patterns, assets, samples, and what is wrong with any name.
    func surroundings(_ samples: SampleReading.Result) -> Digest {
        var builder = DigestBuilder()
        builder.update(configuration)
        for path in tree.patterns {
            builder.update(field: path)
            builder.update(patterns["\(Project.contentFolder)/\(path)"] ?? configuration)
        }
        builder.update(tree.patterns.count)
        for path in tree.assets {
            builder.update(field: path)
            builder.update(assets[Normalization.canonical(path)] ?? configuration)
        }
        var writer = StateWriter()
        writer.write(tree.diagnostics + samples.diagnostics)
        builder.update(field: writer.bytes)
        builder.update(samples.digest)
        return builder.finalize()
    }

    /// What is known of an asset without reading it. Of one whose stamp is no evidence nothing is known, not even next time.
    private static func assetDigest(of path: String, in project: Project, at time: Int) -> Digest {
        var writer = StateWriter()
        let stamp = FileStamp(of: project.path("\(Project.contentFolder)/\(path)"))
        writer.write(stamp)
        if stamp?.isSettled(at: time) != true { writer.write(time) }
        return Digest(of: writer.bytes)
    }
}
