/// What of a folder is watched: some files, and some folders with all below them.
struct WatchScope: Hashable, Sendable {
    /// The folder, absolute.
    let root: String
    /// The files and folders, as paths from there. They need not exist.
    let paths: [String]

    init(root: String, paths: [String]) {
        self.root = root
        self.paths = paths.map { $0.split(separator: "/").joined(separator: "/") }.filter { !$0.isEmpty }.sorted()
    }

    /// The absolute path of a path.
    func absolute(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

    /// Whether a path is watched.
    func covers(_ path: String) -> Bool { paths.contains { path == $0 || path.hasPrefix($0 + "/") } }

    /// Whether a path is a folder that something watched is, or will be, below.
    func leadsToWatched(_ path: String) -> Bool { path.isEmpty || paths.contains { $0.hasPrefix(path + "/") } }

    /// Whether a name is nobody's content: hidden files and editors' back-ups.
    static func isIgnored(_ name: String) -> Bool { name.hasPrefix(".") || name.hasSuffix("~") }

    /// A name in a folder, as a path.
    static func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }
}
