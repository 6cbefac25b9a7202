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
    ///
    /// - Throws: What kept it from being written. Where nobody reads, nobody misses anything: that is no failure.
    public static func print(_ text: String) throws(SystemError) { try print(Array((text + "\n").utf8)) }

    /// Writes bytes to standard output.
    ///
    /// - Throws: What kept them from being written, unless nobody reads.
    public static func print(_ bytes: [UInt8]) throws(SystemError) {
        let code = Descriptor.write(bytes, to: 1)
        // `EINVAL`: the process was started without a standard output, and its number went to something that takes no text.
        guard [0, EPIPE, EBADF, EINVAL].contains(code) else { throw SystemError("write to", "standard output", code: code) }
    }

    /// Writes a line to standard error.
    public static func complain(_ text: String) { write(Array((text + "\n").utf8), to: 2) }

    /// Shows what is going on in place of what was shown before; an empty text clears it. Only a person sees it.
    public static func showProgress(_ text: String) {
        guard isInteractive else { return }
        write(Array("\r\u{1B}[2K\(text.prefix(79))".utf8), to: 2)
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
