internal import Bytes
internal import Localization
internal import Models
internal import Platform

/// A folder and those below it, each of which is listed once, however many names are looked up in it.
struct ListedFolder {
    private let path: String
    /// For each folder that was listed: its names as a file system sees them where neither case nor the Unicode form counts.
    private var listed: [String: [String: Name]] = [:]

    /// What is known to stand where folders were looked for: most of a site's files stand in few of them.
    private var kinds: [String: Folder.Kind?] = [:]

    private struct Name {
        var name: String
        var kind: Folder.Kind
    }

    /// - Parameter path: The folder, absolute.
    init(_ path: String) { self.path = path }

    /// The absolute path of what is below the folder.
    func absolute(_ path: String) -> String { path.isEmpty ? self.path : "\(self.path)/\(path)" }

    /// What stands at a path below the folder. A symbolic link there is not followed, but those that lead there are.
    mutating func kind(of path: String) -> Folder.Kind? {
        let parent = ContentPath.folder(of: path)
        switch parent.isEmpty ? .folder : kind(ofParent: parent) {
        case nil: return nil
        case .folder:
            let name = ContentPath.name(of: path)
            // A folder that cannot be listed may still hold what is looked up in it.
            guard let names = names(in: parent) else { return kindOnDisk(of: path) }
            guard let found = names[Self.key(name)] else { return nil }
            // Another spelling is the same file on some systems, and nothing on others.
            return found.name.utf8.elementsEqual(name.utf8) ? found.kind : kindOnDisk(of: path)
        default: return kindOnDisk(of: path)
        }
    }

    private mutating func kind(ofParent path: String) -> Folder.Kind? {
        if let known = kinds[path] { return known }
        let kind = kind(of: path)
        kinds[path] = .some(kind)
        return kind
    }

    private func kindOnDisk(of path: String) -> Folder.Kind? { Folder.kind(of: absolute(path), followingLinks: false) }

    /// The names in a folder, `nil` where it cannot be listed.
    private mutating func names(in folder: String) -> [String: Name]? {
        if let known = listed[folder] { return known }
        guard let entries = try? Folder.entries(of: absolute(folder)) else { return nil }
        let names = Dictionary(
            entries.map { (Self.key($0.shownName), Name(name: $0.shownName, kind: $0.kind)) },
            // Where two spellings are two files, the disk is asked.
            uniquingKeysWith: { first, _ in Name(name: "", kind: first.kind) })
        listed[folder] = names
        return names
    }

    private static func key(_ name: String) -> String { LowerCase.of(Normalization.canonical(name)) }
}
