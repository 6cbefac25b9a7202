internal import Platform

/// Where the parts of a project are on disk.
public struct Project: Sendable {
    /// The project's folder, absolute and without symbolic links.
    public let root: String

    /// The folder's pages, assets and facts.
    public static let contentFolder = "Content"

    /// Where `pilaster serve` keeps its own copy of the site, so that what is published is never touched by what is only looked
    /// at.
    public static let previewFolder = ".build/pilaster/preview"

    /// Where a running `pilaster serve` says that it is there.
    public static let servingFolder = ".build/pilaster/serving"

    /// The project in a folder.
    ///
    /// - Returns: `nil` where there is no folder.
    public init?(at path: String) {
        guard let root = Folder.realPath(path), Folder.kind(of: root) == .folder else { return nil }
        self.root = root
    }

    /// Whether the content folder is there.
    public var hasContent: Bool { Folder.kind(of: path(Self.contentFolder)) == .folder }

    /// The absolute path of a path from the project's folder.
    public func path(_ relative: String) -> String { "\(root)/\(relative)" }

    /// Whether an absolute path without symbolic links is the project's folder or below it.
    func contains(_ path: String) -> Bool { path == root || path.hasPrefix(root == "/" ? "/" : root + "/") }
}

extension Project {
    /// A path from the project's folder, for one below it; another path as it is.
    func relative(_ path: String) -> String { path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path }
}
