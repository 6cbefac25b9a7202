#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A call to the operating system that failed: what was to be done, to which path, and why it could not.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was to be done, as in “cannot read”.
    public let operation: String
    /// To what.
    public let path: String
    /// The system's number for the cause (`errno`, POSIX.1-2017).
    public let code: Int32

    /// A failure whose cause is the system's last error.
    init(_ operation: String, _ path: String, code: Int32 = errno) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// The system's words for the cause.
    public var reason: String {
        if isLocked { return "another process is writing there" }
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }

    /// Whether the path does not exist.
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether another process has what was asked for.
    public var isLocked: Bool { operation == "lock" && code == EWOULDBLOCK }

    /// Whether a file is larger than whoever reads it wants.
    public var isTooLarge: Bool { code == EFBIG }

    /// The whole sentence.
    public var description: String { "cannot \(operation) \(path): \(reason)" }
}
