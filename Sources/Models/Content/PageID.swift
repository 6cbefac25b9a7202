internal import Bytes
internal import Localization

/// What a page is, whatever its language: its path below the content folder without tag and ending. `index` stands for
/// its folder, so `vip/index.hu.md` is the page `vip`; the home page is `index`.
public struct PageID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The path, with `/`.
    public let path: String

    /// The page at a path without tag and ending.
    public init(_ path: String) { self.path = path }

    /// The page whose file has a path, tag and ending aside.
    ///
    /// - Parameter stem: The path below the content folder, in NFC. A folder that is itself called `index` at the top does not
    ///   take the home page's place.
    public init(stem: String) {
        let isFolder = stem.utf8.ends(with: "/index".utf8) && stem != "index/index"
        self.init(isFolder ? String(stem.utf8.dropLast("/index".utf8.count)) ?? stem : stem)
    }

    /// The home page of each language.
    public static let home = PageID("index")

    /// The folder that the page stands in, as part of URLs: empty at the root.
    public var folder: String { path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "" }

    /// Whether the page stands in a folder.
    public var isBelowTop: Bool { path.utf8.contains(UInt8(ascii: "/")) }

    /// The first folder of the path, or the whole path.
    public var root: String { path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? path }

    /// The path.
    public var description: String { path }

    /// By bytes, so that the order is the same everywhere.
    public static func < (left: PageID, right: PageID) -> Bool { left.path.precedesInBytes(right.path) }
}
