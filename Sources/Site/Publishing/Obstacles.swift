internal import Models
internal import Platform

/// What stands in the output folder where a build is to write: files where folders are wanted, folders where files are, and
/// files that no earlier build wrote.
struct Obstacles {
    /// The files that earlier builds wrote.
    let earlier: Set<String>
    /// The files of this build.
    let wanted: Set<String>
    let folder: OutputFolder

    /// Those of earlier builds, which may go.
    func ours() -> [String] {
        let files = folders.filter { earlier.contains($0) }
        let replaced = Set(newFiles.filter { kind(of: $0) == .folder })
        guard !replaced.isEmpty else { return files }
        return files + earlier.filter { ContentPath.folders(of: $0).contains(where: replaced.contains) }
    }

    /// Those of somebody else, which must stay.
    func strangers() -> [String] {
        let files = folders.filter { isInTheWay($0, as: .folder) }
        return (files + newFiles.filter { isInTheWay($0, as: .file) }).sorted()
    }

    /// All folders of the files of this build.
    private var folders: [String] {
        let parents = Set(wanted.map(ContentPath.folder)).subtracting([""])
        return parents.union(parents.flatMap(ContentPath.folders)).sorted()
    }

    /// The files of this build that no earlier one had.
    private var newFiles: [String] { wanted.subtracting(earlier).sorted() }

    private func isInTheWay(_ path: String, as wantedKind: Folder.Kind) -> Bool {
        switch kind(of: path) {
        case nil: false
        case .folder: wantedKind == .file && !holdsOnlyOurs(path)
        default: !earlier.contains(path) && !(wantedKind == .folder && Folder.kind(of: "\(folder.path)/\(path)") == .folder)
        }
    }

    private func kind(of path: String) -> Folder.Kind? { Folder.kind(of: "\(folder.path)/\(path)", followingLinks: false) }

    /// Whether a folder holds files of earlier builds, and none of anybody else.
    private func holdsOnlyOurs(_ path: String) -> Bool {
        var holdsOurs = false
        var folders = [path]
        while let inner = folders.popLast() {
            for entry in (try? Folder.entries(of: "\(folder.path)/\(inner)")) ?? [] {
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
