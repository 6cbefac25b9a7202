#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Reading and replacing whole files.
public enum File {
    /// The bytes of a file.
    ///
    /// - Parameter limit: How many there may be; of a file that is larger nothing is read.
    public static func read(_ path: String, atMost limit: Int = .max) throws(SystemError) -> [UInt8] {
        try readStamped(path, atMost: limit).bytes
    }

    /// The bytes of a file, and the stamp that it had before they were read.
    ///
    /// - Parameter limit: How many there may be; of a file that is larger nothing is read.
    public static func readStamped(
        _ path: String, atMost limit: Int = .max
    ) throws(SystemError) -> (bytes: [UInt8], stamp: FileStamp) {
        let (descriptor, stamp) = try open(path)
        defer { close(descriptor) }
        let size = stamp.size
        guard size <= limit else { throw SystemError("read", path, code: EFBIG) }
        return (try read(descriptor, size, of: path), stamp)
    }

    private static func read(_ descriptor: Int32, _ size: Int, of path: String) throws(SystemError) -> [UInt8] {
        // For no bytes, the standard library would write a count into the one empty array that all threads share.
        guard size > 0 else { return [] }
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

    /// The first bytes of a file.
    ///
    /// - Parameter length: How many there are at most.
    public static func beginning(of path: String, _ length: Int) throws(SystemError) -> [UInt8] {
        let (descriptor, stamp) = try open(path)
        defer { close(descriptor) }
        return try read(descriptor, min(stamp.size, length), of: path)
    }

    /// Makes a file hold exactly these bytes. At any instant it is whole: the old one or the new one.
    ///
    /// - Returns: Whether anything had to be written.
    @discardableResult
    public static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) -> Bool {
        if holds(path, bytes) { return false }
        try write(path, bytes)
        return true
    }

    /// Makes a file hold exactly the bytes of these pieces, which need not be in memory together. At any instant it is whole: the
    /// old one or the new one.
    ///
    /// - Parameter next: The next piece, `nil` behind the last.
    /// - Returns: Whether its bytes had changed.
    public static func replace(_ path: String, next: () throws(SystemError) -> [UInt8]?) throws(SystemError) -> Bool {
        let part = try PartFile.write(for: path, next: next)
        if FileStamp(of: part)?.size == FileStamp(of: path)?.size, (try? isEqual(part, path)) == true {
            unsafe unlink(part)
            return false
        }
        try put(part, in: path)
        return true
    }

    /// Makes a file of these bytes, whatever it holds now. At any instant it is whole: the old one or the new one.
    public static func write(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        var isFirst = true
        try write(path) { () throws(SystemError) in
            defer { isFirst = false }
            return isFirst ? bytes : nil
        }
    }

    /// Makes a file of these bytes that is not there yet, in a folder that nobody looks into: before it is whole, it stands there.
    public static func create(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        #if canImport(Glibc)
            let descriptor = unsafe Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        #else
            let descriptor = unsafe Darwin.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        #endif
        guard descriptor >= 0 else { throw SystemError("write", path) }
        var isFirst = true
        try PartFile.fill(descriptor, path, for: path) { () throws(SystemError) in
            defer { isFirst = false }
            return isFirst ? bytes : nil
        }
    }

    /// Makes a file of pieces. At any instant it is whole: the old one or the new one.
    ///
    /// - Parameter next: The next piece, `nil` behind the last.
    public static func write(_ path: String, next: () throws(SystemError) -> [UInt8]?) throws(SystemError) {
        try put(try PartFile.write(for: path, next: next), in: path)
    }

    /// Makes a file hold the bytes of another one, however large that is: a piece of it is in memory at a time.
    ///
    /// - Returns: Whether anything had to be written.
    public static func copy(_ source: String, to path: String) throws(SystemError) -> Bool {
        if FileStamp(of: source)?.size == FileStamp(of: path)?.size, try isEqual(source, path) { return false }
        var reader = try FileReader(source)
        let part = try PartFile.write(for: path) { () throws(SystemError) in try reader.next() }
        try put(part, in: path)
        return true
    }

    private static func isEqual(_ source: String, _ path: String) throws(SystemError) -> Bool {
        var reader = try FileReader(source)
        guard var other = try? FileReader(path) else { return false }
        while let piece = try reader.next() {
            guard let otherPiece = try? other.next(), piece == otherPiece else { return false }
        }
        return true
    }

    private static func put(_ part: String, in path: String) throws(SystemError) {
        guard unsafe rename(part, path) == 0 else {
            let error = SystemError("write", path)
            unsafe unlink(part)
            throw error
        }
    }

    /// Opens a file for reading. Folders, devices and pipes are none.
    static func open(_ path: String) throws(SystemError) -> (descriptor: Int32, stamp: FileStamp) {
        #if canImport(Glibc)
            let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        #else
            let descriptor = unsafe Darwin.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        #endif
        guard descriptor >= 0 else { throw SystemError("read", path) }
        guard let stamp = FileStamp(of: descriptor) else {
            close(descriptor)
            throw SystemError("read", path, code: EISDIR)
        }
        return (descriptor, stamp)
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
        return unsafe old.count == bytes.count && memcmp(old, bytes, bytes.count) == 0
    }

    static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
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
