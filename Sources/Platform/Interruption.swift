#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The wish of whoever started the process that it end: Ctrl-C, `kill`, a closed terminal.
public enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// A handler may touch nothing but constants: this is a pipe that it writes into. `nil` where the system has none left.
    private static let pipe = try? Pipe.open()

    /// From now on such a wish ends the stream in place of the process. Only the first: who asks twice is obeyed at once.
    public static func wishes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        guard let pipe else { return stream }
        for signal in signals { handle(signal) }
        try? OwnThread.start {
            var byte: UInt8 = 0
            while unsafe read(pipe.output, &byte, 1) < 0, errno == EINTR {}
            continuation.finish()
        }
        return stream
    }

    private static func handle(_ signal: Int32) {
        var action = sigaction()
        let handler: @convention(c) (Int32) -> Void = { _ in
            let error = errno
            var byte: UInt8 = 0
            if let pipe = Interruption.pipe { _ = unsafe write(pipe.input, &byte, 1) }
            errno = error
        }
        #if canImport(Glibc)
            unsafe action.__sigaction_handler.sa_handler = handler
        #else
            unsafe action.__sigaction_u.__sa_handler = handler
        #endif
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
        _ = unsafe sigaction(signal, &action, nil)
    }
}
