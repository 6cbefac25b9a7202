#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Work that waits for the system, on a thread of its own: tasks share few threads, and none of them may be kept waiting.
@safe public enum OwnThread {
    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Starts a thread that does something and ends. It is sent no signals.
    public static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
        var all = sigset_t()
        var previous = sigset_t()
        unsafe sigfillset(&all)
        unsafe pthread_sigmask(SIG_SETMASK, &all, &previous)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
        let work = unsafe Unmanaged.passRetained(Work(body)).toOpaque()
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let code = unsafe pthread_create(&thread, nil, { unsafe Self.run($0) }, work)
        guard code == 0 else {
            unsafe Unmanaged<Work>.fromOpaque(work).release()
            throw SystemError("start", "a thread", code: code)
        }
        #if canImport(Glibc)
            pthread_detach(thread)
        #else
            if let thread = unsafe thread { unsafe pthread_detach(thread) }
        #endif
    }

    /// Waits, without keeping any other task from its work, until something is done on a thread of its own.
    public static func run<Success: Sendable>(_ body: @escaping @Sendable () throws -> Success) async throws -> Success {
        try await withCheckedThrowingContinuation { continuation in
            do {
                try start { continuation.resume(with: Result(catching: body)) }
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let work = unsafe work { unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
    }
}
