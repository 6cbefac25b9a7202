internal import Bytes

/// Paths below the content folder, as links write them.
public enum ContentPath {
    /// The path that a relative one means, seen from a folder.
    ///
    /// - Parameters:
    ///   - path: With `/` between its parts, percent-decoded. A `/` at the beginning stands for the content folder.
    ///   - folder: The folder of the page that names it, without `/` at the end; empty for the content folder.
    /// - Returns: The path from the content folder without `.` and `..`, or `nil` when it leads out of it.
    public static func resolve(_ path: String, from folder: String) -> String? {
        resolve(path.utf8.span, from: folder.utf8.span).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The same for bytes.
    static func resolve(_ path: Span<UInt8>, from folder: Span<UInt8>) -> ArraySlice<UInt8>? {
        let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
        // The parts so far, each with a `/` before it.
        var resolved: [UInt8] = []
        resolved.reserveCapacity(folder.count + path.count + 2)
        if !folder.isEmpty, path.isEmpty || path[0] != slash {
            resolved.append(slash)
            resolved.append(contentsOf: folder)
        }
        var start = 0
        while start < path.count {
            let end = ByteSearch.first(slash, in: path, from: start) ?? path.count
            defer { start = end + 1 }
            switch end - start {
            case 0: continue
            case 1 where path[start] == dot: continue
            case 2 where path[start] == dot && path[start + 1] == dot:
                guard let last = resolved.lastIndex(of: slash) else { return nil }
                resolved.removeLast(resolved.count - last)
            default:
                resolved.append(slash)
                resolved.append(contentsOf: path.extracting(start..<end))
            }
        }
        return resolved.dropFirst()
    }

    /// The folder of a path: empty at the top.
    public static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }

    /// Whether a path is that of a file which stands in a folder itself, and in none below it.
    public static func stands(_ path: String, in folder: String) -> Bool {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return folder.isEmpty }
        return path.utf8.distance(from: path.startIndex, to: slash) == folder.utf8.count && path.utf8.starts(with: folder.utf8)
    }

    /// The folders that paths stand in, each once.
    public static func folders(of paths: some Sequence<String>) -> Set<String> {
        var folders: Set<String> = []
        // Files of one folder mostly follow each other.
        var last: String?
        for path in paths {
            if let last, stands(path, in: last) { continue }
            let folder = folder(of: path)
            folders.insert(folder)
            last = folder
        }
        return folders
    }

    /// The way to a path as a page in a folder writes it: `../vip/index.md`.
    public static func relative(to path: String, from folder: String) -> String {
        let from = folder.split(separator: "/")
        let to = path.split(separator: "/")
        let common = zip(from, to.dropLast()).prefix { $0 == $1 }.count
        return String(repeating: "../", count: from.count - common) + to[common...].joined(separator: "/")
    }

    /// The path without its first folder: `vip/index.hu.md` for `Content/vip/index.hu.md`.
    public static func belowFirst(of path: String) -> String {
        path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// The folder of that: `vip` for `Content/vip/index.hu.md`.
    public static func folderBelowFirst(of path: String) -> String {
        guard let first = path.utf8.firstIndex(of: UInt8(ascii: "/")), let last = path.utf8.lastIndex(of: UInt8(ascii: "/")),
            first < last
        else { return "" }
        return String(path[path.utf8.index(after: first)..<last])
    }

    /// The folders that a path stands in, from the inmost outwards: `a/b` and `a` for `a/b/c.png`.
    public static func folders(of path: String) -> [String] {
        var folders: [String] = []
        var folder = folder(of: path)
        while !folder.isEmpty {
            folders.append(folder)
            folder = self.folder(of: folder)
        }
        return folders
    }

    /// The last part of a path.
    public static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }
}
