#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// What is read to its end without knowing how long it is: standard input, a pipe, a device.
public enum ByteStream {
    /// All the bytes of a file of any kind but a folder.
    ///
    /// - Parameter limit: How many there may be: some devices never end.
    public static func read(_ path: String, atMost limit: Int) throws(SystemError) -> [UInt8] {
        #if canImport(Glibc)
            let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
        #else
            let descriptor = unsafe Darwin.open(path, O_RDONLY | O_CLOEXEC)
        #endif
        guard descriptor >= 0 else { throw SystemError("read", path) }
        defer { close(descriptor) }
        return try read(descriptor, path, atMost: limit)
    }

    /// All that is on standard input.
    ///
    /// - Parameter limit: How many bytes there may be.
    public static func readInput(atMost limit: Int) throws(SystemError) -> [UInt8] {
        try read(0, "standard input", atMost: limit)
    }

    private static func read(_ descriptor: Int32, _ name: String, atMost limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe File.read(descriptor, into: $0) }
            guard count >= 0 else { throw SystemError("read", name) }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
            guard bytes.count <= limit else { throw SystemError("read", name, code: EFBIG) }
        }
    }
}
