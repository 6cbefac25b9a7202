internal import Models
internal import Platform

/// Finds out what is in the way of a build's files.
struct ObstacleSearch {
    private let earlier: Set<String>
    private var folder: ListedFolder

    /// - Parameter earlier: The files that earlier builds wrote.
    init(in folder: OutputFolder, earlier: Set<String>) {
        self.earlier = earlier
        self.folder = ListedFolder(folder.path)
    }

    mutating func strangers(folders: Set<String>, files: Set<String>) -> [String] {
        (folders.filter { isInTheWay($0, as: .folder) } + files.filter { isInTheWay($0, as: .file) }).sorted()
    }

    mutating func ours(folders: Set<String>, files: Set<String>) -> [String] {
        let inTheWay = folders.intersection(earlier)
        let replaced = files.filter { folder.kind(of: $0) == .folder }
        guard !replaced.isEmpty else { return Array(inTheWay) }
        return inTheWay + earlier.filter { ContentPath.folders(of: $0).contains(where: replaced.contains) }
    }

    private mutating func isInTheWay(_ path: String, as wanted: Folder.Kind) -> Bool {
        switch folder.kind(of: path) {
        case nil: false
        case .folder: wanted == .file && !holdsOnlyOurs(path)
        default: !earlier.contains(path) && !(wanted == .folder && Folder.kind(of: folder.absolute(path)) == .folder)
        }
    }

    /// Whether a folder holds files of earlier builds, and none of anybody else.
    private func holdsOnlyOurs(_ path: String) -> Bool {
        var holdsOurs = false
        var folders = [path]
        while let inner = folders.popLast() {
            for entry in (try? Folder.entries(of: folder.absolute(inner))) ?? [] {
                let path = "\(inner)/\(entry.shownName)"
                if entry.kind == .folder {
                    folders.append(path)
                } else if earlier.contains(path) {
                    holdsOurs = true
                } else if !entry.shownName.hasPrefix(PartFile.namePrefix) {
                    return false
                }
            }
        }
        return holdsOurs
    }
}
