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
        let temporary = path + temporarySuffix
        try write(bytes, to: temporary)
        guard unsafe rename(temporary, path) == 0 else {
            let error = SystemError("write", path)
            unsafe unlink(temporary)
            throw error
        }
        return true
    }

    /// What the name of a file ends in that is not yet whole.
    public static let temporarySuffix = ".pilaster-part"

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

    private static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError("write", path) }
        var failure: Int32 = 0
        unsafe bytes.withUnsafeBytes { buffer in
            var rest = unsafe buffer[...]
            while unsafe !rest.isEmpty, failure == 0 {
                let written = unsafe Self.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                guard written >= 0 else {
                    failure = errno
                    break
                }
                unsafe (rest = rest.dropFirst(written))
            }
        }
        // A full disk may be noticed only here.
        if close(descriptor) != 0, failure == 0 { failure = errno }
        guard failure == 0 else {
            unsafe unlink(path)
            throw SystemError("write", path, code: failure)
        }
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

    private static func write(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
        while true {
            #if canImport(Glibc)
                let count = unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
            #else
                let count = unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 || errno != EINTR { return count }
        }
    }
}
