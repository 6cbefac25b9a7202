#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The right to be the only process that writes into a folder: an advisory lock on a file in it (`flock`, BSD).
///
/// The system gives the lock back when its process ends, however that happens, so none can be left behind. What a killed
/// process leaves is the file, and that tells the next one that something may lie about half done.
@safe public struct FolderLock: ~Copyable, Sendable {
    /// The file's name in the folder.
    public static let name = ".pilaster-lock"

    /// Whether the process that held the lock before was killed.
    public let wasAbandoned: Bool

    private let path: String
    private let descriptor: Int32

    /// Takes the lock of a folder.
    ///
    /// - Throws: `SystemError` with ``SystemError/isLocked`` where another process has it.
    public init(of folder: String) throws(SystemError) {
        path = "\(folder)/\(Self.name)"
        while true {
            let isNew = unsafe access(path, F_OK) != 0
            let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
            guard descriptor >= 0 else { throw SystemError("lock", folder) }
            // A file system without locks is no reason not to write.
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
                close(descriptor)
                throw SystemError("lock", folder, code: EWOULDBLOCK)
            }
            // Whoever had it may have removed the file between our two calls: then this is a lock on nothing.
            if Self.isStill(path, descriptor) {
                self.descriptor = descriptor
                wasAbandoned = !isNew
                return
            }
            close(descriptor)
        }
    }

    deinit {
        unsafe unlink(path)
        close(descriptor)
    }

    private static func isStill(_ path: String, _ descriptor: Int32) -> Bool {
        var named = stat()
        var held = stat()
        guard unsafe lstat(path, &named) == 0, unsafe fstat(descriptor, &held) == 0 else { return false }
        return named.st_dev == held.st_dev && named.st_ino == held.st_ino
    }
}
