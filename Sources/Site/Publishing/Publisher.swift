internal import Digest
internal import Localization
internal import Models
internal import Platform

/// Writes files into the output folder: each is whole at any instant, and one that has not changed is not touched.
///
/// Whoever publishes holds the folder's lock for as long.
struct Publisher: Sendable {
    private let folder: OutputFolder
    private let opened: OpenFolder
    private let wanted: Set<String>
    /// The files of earlier builds.
    private let earlier: Set<String>
    private let obstacles: Obstacles
    /// The list of the output's files, as it stands there.
    private var manifest: Manifest
    /// Whether the output is known to have just the files of the plan, and the folders for them.
    private let isFamiliar: Bool
    /// The files of earlier builds that had to make room before anything could be written.
    private var cleared: Set<String> = []
    /// The folders that are filled out of sight. Whoever publishes lets them appear in the end.
    private(set) var newFolders: NewFolders

    /// A publisher of the files of a plan. Nothing is written before ``prepare(afterInterruption:)``.
    ///
    /// - Parameter known: What the last build published, its list of files included.
    init(into folder: OutputFolder, paths: [String], known: [OutputRecord]) {
        self.folder = folder
        newFolders = NewFolders(noneIn: folder)
        opened = OpenFolder(folder.path)
        isFamiliar = Self.isFamiliar(opened, paths, known)
        wanted = isFamiliar ? [] : Set(paths)
        manifest = isFamiliar ? Manifest() : Manifest(in: folder)
        earlier = manifest.files
        obstacles = isFamiliar ? Obstacles() : Obstacles(in: folder, earlier: earlier, wanted: wanted)
    }

    private static func isFamiliar(_ folder: OpenFolder, _ paths: [String], _ known: [OutputRecord]) -> Bool {
        guard let list = known.last, list.path == Manifest.name, list.renewed(in: folder) != nil,
            known.lazy.dropLast().map(\.path).elementsEqual(paths)
        else { return false }
        return ContentPath.folders(of: paths).allSatisfy { Folder.kind(of: "\(folder.path)/\($0)") == .folder }
    }

    /// What stands where a file is to be written, and was not written by an earlier build.
    var strangers: [String] { obstacles.strangers }

    /// Prepares the output folder: folders for the files, and a list that names them before they are there.
    ///
    /// - Parameter isAfterInterruption: Whether an earlier build was killed, and may have left files half written.
    mutating func prepare(afterInterruption isAfterInterruption: Bool) throws {
        if isAfterInterruption { try Self.sweep(Manifest(in: folder).files, in: folder) }
        if isFamiliar { return }
        cleared = Set(obstacles.ours)
        for path in cleared.sorted() { try Self.remove(path, in: folder) }
        newFolders = try NewFolders(for: wanted, in: folder)
        for parent in ContentPath.folders(of: wanted) where !parent.isEmpty {
            try Folder.create(newFolders.absolute("\(parent)/"))
        }
        try manifest.announce(wanted)
    }

    /// Writes one file.
    ///
    /// - Returns: Whether its bytes had changed.
    func write(_ bytes: [UInt8], to path: String) throws -> Bool {
        let target = newFolders.absolute(path)
        if newFolders.contains(path) {
            try File.create(target, bytes)
            return true
        }
        guard isFamiliar || earlier.contains(path) else {
            // What no earlier build wrote is not there, or would have been in the way.
            try File.write(target, bytes)
            return true
        }
        return try File.replace(target, with: bytes)
    }

    /// Writes one file of pieces, which need not be in memory together.
    ///
    /// - Parameter next: The next piece, `nil` behind the last.
    /// - Returns: Whether its bytes had changed.
    func write(to path: String, next: () -> [UInt8]?) throws -> Bool {
        try File.replace(newFolders.absolute(path)) { () throws(SystemError) in next() }
    }

    /// Writes one file that is the same as one of the project's.
    ///
    /// - Parameter source: Its absolute path.
    /// - Returns: Whether its bytes had changed.
    func copy(_ source: String, to path: String) throws -> Bool { try File.copy(source, to: newFolders.absolute(path)) }

    /// The record with the file's present stamp, or `nil` where the file in the output is not the one that was written.
    func renewed(_ record: OutputRecord) -> OutputRecord? { record.renewed(in: opened) }

    /// What the file system says of a file in the output.
    func stamp(of path: String) -> FileStamp? { opened.stamp(of: newFolders.relative(path), followingLinks: false) }

    /// Leaves in records only such stamps as will be evidence: those whose time is past. What has a digest can be read and
    /// compared; what has neither is written again.
    ///
    /// - Parameter known: Records that have evidence already.
    static func settle(_ records: inout [OutputRecord], known: [OutputRecord]) {
        let time = FileStamp.now
        let isSame = known.count == records.count
        for place in records.indices where !isSame || known[place].stamp != records[place].stamp {
            if records[place].stamp?.isSettled(at: time) == false { records[place].stamp = nil }
        }
    }

    /// What is known of the list of files itself.
    func manifestRecord() -> OutputRecord {
        let bytes = try? File.read("\(folder.path)/\(Manifest.name)")
        return OutputRecord(
            path: Manifest.name, shown: nil, content: bytes.map { Digest(of: $0) }, stamp: stamp(of: Manifest.name))
    }

    /// Removes the files of earlier builds that this one does not have, and folders that become empty.
    ///
    /// - Returns: The paths of the files that were removed.
    mutating func removeStale() throws -> [String] {
        if isFamiliar { return [] }
        let paths = earlier.subtracting(wanted).subtracting(cleared).sorted()
        // A page goes before what it refers to, so that a build which is killed here leaves no picture missing.
        let stale = paths.filter { $0.hasSuffix(".html") } + paths.filter { !$0.hasSuffix(".html") }
        let renamed = stale.isEmpty ? [:] : Dictionary(wanted.map { (Self.key($0), $0) }, uniquingKeysWith: { first, _ in first })
        for path in stale {
            // Where case does not count, the old spelling of a name leads to the new file.
            if let new = renamed[Self.key(path)], File.isSame("\(folder.path)/\(path)", "\(folder.path)/\(new)") { continue }
            try Self.remove(path, in: folder)
        }
        try manifest.keep(wanted)
        return stale + cleared.sorted()
    }

    private static func key(_ path: String) -> String { LowerCase.of(Normalization.canonical(path)) }

    /// Removes all files that builds wrote.
    ///
    /// - Returns: How many.
    static func removeAll(in folder: OutputFolder) throws -> Int {
        let files = Manifest(in: folder).files.sorted()
        try sweep(Set(files), in: folder)
        for path in files { try remove(path, in: folder) }
        try File.remove("\(folder.path)/\(Manifest.name)")
        return files.count
    }

    private static func remove(_ path: String, in folder: OutputFolder) throws {
        try File.remove("\(folder.path)/\(path)")
        var parent = ContentPath.folder(of: path)
        while !parent.isEmpty, Folder.removeIfEmpty("\(folder.path)/\(parent)") { parent = ContentPath.folder(of: parent) }
    }

    /// Removes what was being written when a build was killed.
    private static func sweep(_ files: Set<String>, in folder: OutputFolder) throws {
        for parent in ContentPath.folders(of: files).union([""]) {
            let path = parent.isEmpty ? folder.path : "\(folder.path)/\(parent)"
            for entry in (try? Folder.entries(of: path)) ?? [] where entry.shownName.hasPrefix(PartFile.namePrefix) {
                let part = "\(path)/\(entry.shownName)"
                if entry.kind == .folder { try NewFolders.remove(part) } else { try File.remove(part) }
            }
        }
    }
}
