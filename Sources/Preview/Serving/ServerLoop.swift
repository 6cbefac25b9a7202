internal import Platform

/// What the server's thread does all day.
enum ServerLoop {
    /// Serves until a message says to stop.
    ///
    /// - Parameter socket: A socket that listens; it is closed in the end.
    static func run(
        _ socket: Int32, _ responder: Responder, _ mailbox: Mailbox<PreviewServer.Message>, _ limits: ServerLimits
    ) throws {
        let table = ConnectionTable(responder)
        guard let daemon = Daemon(socket: socket, table: table, limits: limits) else { throw ServerFailure() }
        var lastBeat = ContinuousClock.now
        while take(mailbox, table) {
            if ContinuousClock.now - lastBeat >= .seconds(limits.heartbeat) {
                table.beat()
                lastBeat = .now
            }
            daemon.run()
            daemon.wait(orUntil: mailbox.descriptor, atMost: limits.heartbeat * 1000)
        }
        // A connection that sleeps cannot be closed: it is woken up, and told that this is the end.
        table.end()
        daemon.run()
        extendLifetime(table)
    }

    /// - Returns: Whether to go on.
    private static func take(_ mailbox: Mailbox<PreviewServer.Message>, _ table: ConnectionTable) -> Bool {
        while let message = mailbox.receive() {
            switch message {
            case .show(let site, let changed): table.show(site, changed: changed)
            case .stop: return false
            }
        }
        return true
    }
}

/// The server could not be started for want of memory or descriptors.
struct ServerFailure: Error, CustomStringConvertible {
    var description: String { "the server cannot be started: the system lacks memory or descriptors" }
}
