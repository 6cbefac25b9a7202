#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// What a file system says of a file without reading it.
///
/// Two equal stamps of one path are evidence that nobody has written to the file between them, if the first one was settled
/// (``isSettled(at:)``): whoever writes changes the time of the last change (`st_ctime`, POSIX), which no program can set; who
/// puts another file in its place changes the inode.
public struct FileStamp: Hashable, Sendable {
    /// In bytes.
    public let size: Int
    /// When it was last written, in nanoseconds since 1970. Programs can set it.
    public let modified: Int
    /// When it was last written, renamed, or given other permissions, in nanoseconds since 1970.
    public let changed: Int
    /// The file system's number for it.
    public let inode: UInt64

    /// A stamp that was kept.
    public init(size: Int, modified: Int, changed: Int, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// The stamp of a file, or `nil` where there is none.
    public init?(of path: String, followingLinks: Bool = true) {
        var status = stat()
        guard unsafe (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0,
            status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        self.init(status)
    }

    /// The stamp of an open file.
    init?(of descriptor: Int32) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    /// The stamp of a file that was found to be one.
    init(_ status: stat) {
        size = Int(status.st_size)
        inode = UInt64(status.st_ino)
        #if canImport(Glibc)
            modified = Self.nanoseconds(status.st_mtim)
            changed = Self.nanoseconds(status.st_ctim)
        #else
            modified = Self.nanoseconds(status.st_mtimespec)
            changed = Self.nanoseconds(status.st_ctimespec)
        #endif
    }

    private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) * second + Int(time.tv_nsec) }

    private static let second = 1_000_000_000
    /// File systems take the time from a clock that stands still for up to 10 ms (`CONFIG_HZ=100`, Linux).
    private static let tick = 20_000_000

    // MARK: Trust

    /// Whether a write at a time or later must give the file another stamp, so that an equal one is evidence.
    ///
    /// A file that was written a moment ago may be written once more before the file system's clock moves on. The second write
    /// would leave no trace in its times ("racily clean", as git calls it).
    public func isSettled(at time: Int) -> Bool {
        let latest = max(modified, changed)
        // Where times are whole seconds, the file system keeps no others; FAT keeps every other one.
        let granularity = latest % Self.second == 0 ? 2 * Self.second + Self.tick : Self.tick
        return latest < time - granularity
    }

    /// The time, in nanoseconds since 1970.
    public static var now: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }
}
