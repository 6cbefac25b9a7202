internal import Bytes
internal import Models
internal import Platform

/// The list of the files that builds wrote into an output folder. Nothing else in there is ever removed or written over.
struct Manifest: Sendable {
    /// The list's name in the output folder.
    static let name = ".pilaster-files"
    private static let header = "pilaster 1"

    private let path: String
    /// The paths below the output folder.
    private(set) var files: Set<String>
    /// Whether the list is in the folder as it is here.
    private var isWritten: Bool

    /// A list of nothing that is nowhere.
    init() {
        path = ""
        files = []
        isWritten = false
    }

    /// The list of an output folder; empty where there is none, or where it is none of ours.
    init(in folder: OutputFolder) {
        path = "\(folder.path)/\(Self.name)"
        let written = (try? File.read(path)).map { String(decoding: $0, as: UTF8.self) }
        let lines = written?.split(separator: "\n").map(String.init) ?? []
        isWritten = lines.first == Self.header
        files = isWritten ? Set(lines.dropFirst().filter(Self.isInside)) : []
    }

    /// A list that somebody has edited must not lead us out of the folder.
    private static func isInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && ContentPath.resolve(path, from: "") == path
    }

    /// Takes note of files before they are written, so that a build that is killed leaves nothing unknown behind.
    mutating func announce(_ paths: Set<String>) throws {
        guard !paths.isSubset(of: files) || !isWritten else { return }
        // The first list of a folder is the plan's own set, and no copy of it.
        files = files.isEmpty ? paths : files.union(paths)
        try save()
    }

    /// Forgets the files that have been removed.
    mutating func keep(_ wanted: Set<String>) throws {
        guard !isWritten || !files.isSubset(of: wanted) else { return }
        files.formIntersection(wanted)
        try save()
    }

    /// The list's lines, some thousands at a time: as one text, those of a large site would be large.
    private struct Lines {
        private let paths: [String]
        private var place = 0
        private static let most = 1 << 12

        init(_ paths: [String]) { self.paths = [Manifest.header] + paths }

        /// The next lines, `nil` behind the last.
        mutating func next() -> [UInt8]? {
            guard place < paths.count else { return nil }
            let end = min(paths.count, place + Self.most)
            var bytes = ByteBuffer()
            for path in paths[place..<end] {
                bytes.append(path)
                bytes.append(UInt8(ascii: "\n"))
            }
            place = end
            return bytes.array
        }
    }

    private mutating func save() throws {
        var lines = Lines(files.sorted())
        try File.write(path) { () throws(SystemError) in lines.next() }
        isWritten = true
    }
}
