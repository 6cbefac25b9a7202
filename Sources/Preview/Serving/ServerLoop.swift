internal import Platform

/// What the server's thread does all day.
enum ServerLoop {
    /// Serves until a message says to stop.
    ///
    /// - Parameter socket: A socket that listens; it is closed in the end.
    static func run(
        _ library: HTTPLibrary, _ socket: Int32, _ responder: Responder, _ mailbox: Mailbox<PreviewServer.Message>,
        _ limits: ServerLimits
    ) throws {
        let table = ConnectionTable(library, responder, mailbox)
        guard let daemon = Daemon(socket: socket, table: table, limits: limits) else { throw ServerFailure() }
        var lastBeat = ContinuousClock.now
        while table.takeMessages() {
            if ContinuousClock.now - lastBeat >= .seconds(limits.heartbeat) {
                table.beat()
                lastBeat = .now
            }
            daemon.run()
            // Somebody may have asked for the end meanwhile, and nothing would wake us up any more.
            if table.isStopped { break }
            daemon.wait(orUntil: mailbox.descriptor, atMost: limits.heartbeat * 1000)
        }
        // A connection that sleeps cannot be closed: it is woken up, and told that this is the end.
        table.end()
        daemon.run()
        extendLifetime(table)
    }
}

/// The server could not be started for want of memory or descriptors.
struct ServerFailure: Error, CustomStringConvertible {
    var description: String { "the server cannot be started: the system lacks memory or descriptors" }
}
