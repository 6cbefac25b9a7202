internal import CMicroHTTPD
#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Sole owner of a daemon of libmicrohttpd that has no thread of its own: it works while it is run.
@safe struct Daemon: ~Copyable {
    private let library: cmicrohttpd_library
    private let daemon: OpaquePointer
    /// Becomes readable when there is something to do; -1 where the system cannot tell.
    private let descriptor: Int32

    /// A daemon on a socket that listens, which it closes in the end.
    ///
    /// - Parameter table: Answers the requests. It must live as long as the daemon.
    /// - Returns: `nil` where the system lacks memory or descriptors.
    init?(socket: Int32, table: ConnectionTable, limits: ServerLimits) {
        guard
            let daemon = unsafe cmicrohttpd_start(
                table.library.functions, socket, Callbacks.answer, Unmanaged.passUnretained(table).toOpaque(), limits.connections,
                limits.seconds,
                limits.memory)
        else {
            close(socket)
            return nil
        }
        library = table.library.functions
        unsafe self.daemon = daemon
        descriptor = unsafe cmicrohttpd_descriptor(library, daemon)
    }

    deinit { unsafe library.MHD_stop_daemon(daemon) }

    /// Waits until there is something to do here or at another descriptor.
    ///
    /// - Parameter milliseconds: How long to wait at most.
    func wait(orUntil other: Int32, atMost milliseconds: Int) {
        guard descriptor >= 0 else {
            // It waits by itself, and for nothing else: so not for long.
            _ = unsafe library.MHD_run_wait(daemon, 20)
            return
        }
        var own: UInt64 = 0
        let isDue = unsafe library.MHD_get_timeout(daemon, &own) == .YES
        let timeout = isDue ? min(Int(clamping: own), milliseconds) : milliseconds
        var descriptors = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        _ = unsafe poll(&descriptors, nfds_t(descriptors.count), Int32(clamping: timeout))
    }

    /// Does what there is to do, to the end: the library takes one step at a time. It wakes up a connection that slept, asks it
    /// what it has and sends that in as many runs, and does not say that it has more to do.
    func run() {
        for _ in 0..<4 { step() }
    }

    private func step() {
        var count: UInt32
        repeat {
            count = unsafe cmicrohttpd_connections(library, daemon)
            _ = unsafe library.MHD_run(daemon)
            // With all connections taken, the library listens again only when it is run after one of them has ended.
        } while unsafe cmicrohttpd_connections(library, daemon) < count
    }
}
