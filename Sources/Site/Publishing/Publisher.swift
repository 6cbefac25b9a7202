internal import Models
internal import Platform

/// Writes files into the output folder: each is whole at any instant, and one that has not changed is not touched.
struct Publisher: Sendable {
    private let folder: OutputFolder
    private let wanted: Set<String>

    /// Prepares the output folder for the files of a plan.
    init(into folder: OutputFolder, paths: [String]) throws {
        self.folder = folder
        wanted = Set(paths)
        try Folder.create(folder.path)
        var folders: Set<String> = []
        for path in paths {
            let parent = ContentPath.folder(of: path)
            if !parent.isEmpty, folders.insert(parent).inserted { try Folder.create("\(folder.path)/\(parent)") }
        }
        var manifest = Manifest(in: folder)
        try manifest.announce(paths)
    }

    /// Writes one file.
    ///
    /// - Returns: Whether its bytes had changed.
    func write(_ bytes: [UInt8], to path: String) throws -> Bool { try File.replace("\(folder.path)/\(path)", with: bytes) }

    /// Removes the files of earlier builds that this one does not have, and folders that become empty.
    ///
    /// - Returns: How many files were removed.
    func removeStale() throws -> Int {
        var manifest = Manifest(in: folder)
        let stale = manifest.stale(wanted)
        for path in stale { try Self.remove(path, in: folder) }
        try manifest.keep(wanted)
        return stale.count
    }

    /// Removes all files that builds wrote.
    static func removeAll(in folder: OutputFolder) throws -> Int {
        let manifest = Manifest(in: folder)
        for path in manifest.all { try remove(path, in: folder) }
        try File.remove("\(folder.path)/\(Manifest.name)")
        return manifest.all.count
    }

    private static func remove(_ path: String, in folder: OutputFolder) throws {
        try File.remove("\(folder.path)/\(path)")
        var parent = ContentPath.folder(of: path)
        while !parent.isEmpty, Folder.removeIfEmpty("\(folder.path)/\(parent)") { parent = ContentPath.folder(of: parent) }
    }
}
