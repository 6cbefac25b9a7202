#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A folder that is held open, so that of the way to what is looked up in it only the last part is walked each time.
public final class OpenFolder: Sendable {
    /// Where it was opened.
    public let path: String
    private let descriptor: Int32

    /// Opens a folder. Nothing is found in one that cannot be opened.
    public init(_ path: String) {
        self.path = path
        descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The stamp of a file, or `nil` where there is none.
    ///
    /// - Parameter path: From this folder.
    public func stamp(of path: String, followingLinks: Bool = true) -> FileStamp? {
        var status = stat()
        guard unsafe fstatat(descriptor, path, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0,
            status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        return FileStamp(status)
    }
}
