#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Reading and replacing whole files.
public enum File {
    /// The bytes of a file.
    public static func read(_ path: String) throws(SystemError) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError("read", path) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw SystemError("read", path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError("read", path, code: EISDIR) }
        let size = Int(status.st_size)
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
                let read = unsafe Self.read(descriptor, into: UnsafeMutableRawBufferPointer(rest))
                if read < 0 { failure = errno }
                guard read > 0 else { return }
                count += read
            }
        }
        guard failure == 0 else { throw SystemError("read", path, code: failure) }
        return bytes
    }

    /// Makes a file hold exactly these bytes. At any instant it is whole: the old one or the new one.
    ///
    /// - Returns: Whether anything had to be written.
    @discardableResult
    public static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) -> Bool {
        if holds(path, bytes) { return false }
        let part = try PartFile.write(bytes, for: path)
        guard unsafe rename(part, path) == 0 else {
            let error = SystemError("write", path)
            unsafe unlink(part)
            throw error
        }
        return true
    }

    /// Whether this process may read a file.
    public static func isReadable(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

    /// Whether two paths lead to one file, as two spellings of a name do where case does not count.
    public static func isSame(_ path: String, _ other: String) -> Bool {
        var first = stat()
        var second = stat()
        guard unsafe lstat(path, &first) == 0, unsafe lstat(other, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    /// Removes a file; one that is not there is removed already.
    public static func remove(_ path: String) throws(SystemError) {
        guard unsafe unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw SystemError("remove", path) }
    }

    /// Whether a file has just these bytes.
    private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count else {
            return false
        }
        guard let old = try? read(path) else { return false }
        return old == bytes
    }

    private static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            #if canImport(Glibc)
                let count = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #else
                let count = unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 || errno != EINTR { return count }
        }
    }
}
