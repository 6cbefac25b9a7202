#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Talking to whoever started the process.
public enum Terminal {
    /// Whether standard error is seen by a person as it is written.
    public static var isInteractive: Bool { isatty(2) == 1 }

    /// Writes a line to standard output.
    public static func print(_ text: String) { write(Array((text + "\n").utf8), to: 1) }

    /// Writes bytes to standard output.
    public static func print(_ bytes: [UInt8]) { write(bytes, to: 1) }

    /// Writes a line to standard error.
    public static func complain(_ text: String) { write(Array((text + "\n").utf8), to: 2) }

    /// Shows what is going on in place of what was shown before; an empty text clears it. Only a person sees it.
    public static func showProgress(_ text: String) {
        guard isInteractive else { return }
        write(Array("\r\u{1B}[2K\(text.prefix(79))".utf8), to: 2)
    }

    /// All that is on standard input.
    public static func readInput() throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            #if canImport(Glibc)
                let count = unsafe Glibc.read(0, &buffer, buffer.count)
            #else
                let count = unsafe Darwin.read(0, &buffer, buffer.count)
            #endif
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw SystemError("read", "standard input") }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Ends the process.
    public static func exit(_ code: Int32) -> Never {
        #if canImport(Glibc)
            Glibc.exit(code)
        #else
            Darwin.exit(code)
        #endif
    }

    /// Where nobody reads any more, there is nobody to tell.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) { _ = Descriptor.write(bytes, to: descriptor) }
}
