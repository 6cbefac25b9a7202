#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// What a file system says of a file without reading it.
public struct FileStamp: Hashable, Sendable {
    /// In bytes.
    public let size: Int
    /// When it was last written, in nanoseconds since 1970.
    public let modified: Int

    /// The stamp of a file, or `nil` where there is none.
    public init?(of path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        size = Int(status.st_size)
        #if canImport(Glibc)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
