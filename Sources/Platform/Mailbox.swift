#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Hands values to a thread that waits for descriptors: a pipe that carries references.
///
/// Writing or reading one reference is atomic (POSIX.1-2017, `write`: up to `PIPE_BUF`), so senders and the receiver need
/// nothing else to keep out of each other's way. What nobody has received goes with the mailbox.
@safe public final class Mailbox<Message: Sendable>: Sendable {
    /// Becomes readable when there is a message.
    public let descriptor: Int32
    private let input: Int32

    private final class Letter: Sendable {
        let message: Message
        init(_ message: Message) { self.message = message }
    }

    /// An empty mailbox.
    public init() throws(SystemError) {
        let ends = try Pipe.open()
        descriptor = ends.output
        input = ends.input
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit {
        while receive() != nil {}
        close(descriptor)
        close(input)
    }

    /// Puts a message into the box. A box of some thousand messages makes the sender wait.
    public func send(_ message: Message) {
        var reference = unsafe UInt(bitPattern: Unmanaged.passRetained(Letter(message)).toOpaque())
        while unsafe write(input, &reference, MemoryLayout<UInt>.size) < 0, errno == EINTR {}
    }

    /// Takes the oldest message out of the box; `nil` where there is none.
    public func receive() -> Message? {
        var reference: UInt = 0
        guard unsafe read(descriptor, &reference, MemoryLayout<UInt>.size) == MemoryLayout<UInt>.size,
            let letter = unsafe UnsafeRawPointer(bitPattern: reference)
        else { return nil }
        return unsafe Unmanaged<Letter>.fromOpaque(letter).takeRetainedValue().message
    }
}

/// Pipes that no program we start inherits.
enum Pipe {
    static func open() throws(SystemError) -> (output: Int32, input: Int32) {
        var ends: (output: Int32, input: Int32) = (0, 0)
        let result = unsafe withUnsafeMutablePointer(to: &ends) {
            unsafe $0.withMemoryRebound(to: Int32.self, capacity: 2) { unsafe pipe($0) }
        }
        guard result == 0 else { throw SystemError("open", "a pipe") }
        _ = fcntl(ends.output, F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends.input, F_SETFD, FD_CLOEXEC)
        return ends
    }
}
