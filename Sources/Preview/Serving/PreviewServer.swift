internal import Platform

/// A server that shows a site while it is written: on a thread of its own, which it shares with nobody. All that comes in
/// from outside comes through a mailbox.
struct PreviewServer: Sendable {
    /// The port at which it listens.
    let port: Int
    private let host: String
    private let mailbox: Mailbox<Message>
    private let thread: Task<Void, any Error>

    enum Message: Sendable {
        case show(ServedSite, changed: [String])
        case stop
    }

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - site: What is served at first.
    init(host: String, port: Int, limits: ServerLimits = ServerLimits(), site: ServedSite) throws {
        let library = try HTTPLibrary()
        let mailbox = try Mailbox<Message>()
        let socket = try ListeningSocket(host: host, port: port)
        self.host = host
        self.mailbox = mailbox
        self.port = socket.port
        let responder = Responder(hosts: HostPolicy(host: host), site: site)
        let descriptor = socket.take()
        // Not begun by a task: a server is not to wait until one of the few threads of tasks is free.
        let (ends, end) = AsyncThrowingStream.makeStream(of: Never.self)
        try OwnThread.start {
            do {
                try ServerLoop.run(library, descriptor, responder, mailbox, limits)
                end.finish()
            } catch {
                end.finish(throwing: error)
            }
        }
        thread = Task { for try await _ in ends {} }
    }

    /// Where a browser on this computer finds it.
    var address: String {
        let shown = ["0.0.0.0": "127.0.0.1", "::": "::1"][host] ?? host
        return "http://\(HostPolicy.written(shown)):\(port)"
    }

    /// Shows another state of the site.
    ///
    /// - Parameter changed: The paths of the files that are other than before.
    func show(_ site: ServedSite, changed: [String]) { mailbox.send(.show(site, changed: changed)) }

    /// Waits for the server's end.
    ///
    /// - Throws: What it failed for.
    func ended() async throws { try await thread.value }

    /// Ends all connections.
    func stop() async throws {
        mailbox.send(.stop)
        try await ended()
    }
}
