internal import Bytes

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Listing, making and removing folders.
public enum Folder {
    /// What a name in a folder stands for.
    public enum Kind: Hashable, Sendable {
        case file
        case folder
        case symbolicLink
        /// A socket, a device, a pipe.
        case other
    }

    /// A name in a folder.
    public struct Entry: Hashable, Sendable {
        /// The name as text; `nil` where its bytes are not UTF-8.
        public var name: String?
        /// The name for people to read: what is not UTF-8 is U+FFFD.
        public var shownName: String
        /// What it stands for. A symbolic link is not followed.
        public var kind: Kind
    }

    /// What is in a folder, sorted by the names' bytes; `.` and `..` are left out.
    public static func entries(of path: String) throws(SystemError) -> [Entry] {
        guard let stream = unsafe opendir(path) else { throw SystemError("list", path) }
        defer { unsafe closedir(stream) }
        var entries: [Entry] = []
        while true {
            errno = 0
            guard let record = unsafe readdir(stream) else {
                guard errno == 0 else { throw SystemError("list", path) }
                break
            }
            let name = unsafe withUnsafePointer(to: &record.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
                    var length = 0
                    while unsafe $0[length] != 0 { length += 1 }
                    return unsafe Array(UnsafeBufferPointer(start: $0, count: length))
                }
            }
            if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { continue }
            let text = String(validating: name, as: UTF8.self)
            entries.append(
                Entry(
                    name: text, shownName: text ?? String(decoding: name, as: UTF8.self),
                    kind: unsafe kind(record.pointee.d_type, path, text)))
        }
        return entries.sorted { $0.shownName.utf8.precedes($1.shownName.utf8) }
    }

    private static func kind(_ type: UInt8, _ folder: String, _ name: String?) -> Kind {
        switch Int(type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .symbolicLink
        case Int(DT_UNKNOWN): return name.flatMap { kind(of: "\(folder)/\($0)", followingLinks: false) } ?? .other
        default: return .other
        }
    }

    /// What a path stands for, or `nil` where there is nothing.
    public static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
        var status = stat()
        guard unsafe (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .symbolicLink
        default: return .other
        }
    }

    /// Makes a folder and those above it that are missing.
    public static func create(_ path: String) throws(SystemError) {
        if try make(path) { return }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else {
            throw SystemError("make the folder", path, code: ENOENT)
        }
        try create(String(path[..<slash]))
        guard try make(path) else { throw SystemError("make the folder", path, code: ENOENT) }
    }

    /// - Returns: Whether the folder is there now; it is not where the one above it is missing.
    private static func make(_ path: String) throws(SystemError) -> Bool {
        if unsafe mkdir(path, 0o777) == 0 { return true }
        switch errno {
        case ENOENT: return false
        case EEXIST where kind(of: path) == .folder: return true
        case EEXIST: throw SystemError("make the folder", path, code: ENOTDIR)
        default: throw SystemError("make the folder", path)
        }
    }

    /// Gives a folder another name, which nothing has, or an empty folder.
    public static func rename(_ path: String, to target: String) throws(SystemError) {
        #if canImport(Glibc)
            let result = unsafe Glibc.rename(path, target)
        #else
            let result = unsafe Darwin.rename(path, target)
        #endif
        guard result == 0 else { throw SystemError("make the folder", target) }
    }

    /// Removes a folder if nothing is in it.
    ///
    /// - Returns: Whether it is gone.
    @discardableResult
    public static func removeIfEmpty(_ path: String) -> Bool { unsafe rmdir(path) == 0 }

    /// The path without symbolic links, `.` and `..`, or `nil` where there is nothing.
    public static func realPath(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The folder that relative paths start from.
    public static var current: String { realPath(".") ?? "." }
}
