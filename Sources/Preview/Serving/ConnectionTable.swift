internal import CMicroHTTPD
internal import Platform

/// The connections of a server, and what they are shown. It lives on the server's thread alone.
final class ConnectionTable {
    let library: HTTPLibrary
    private var responder: Responder
    private let mailbox: Mailbox<PreviewServer.Message>
    /// Whether somebody has asked for the end.
    private(set) var isStopped = false
    /// For each file of the site that has changed since the server was started: the number of the version in which it did.
    private var changes: [String: Int] = [:]
    private var streams: [ObjectIdentifier: EventStream] = [:]

    init(_ library: HTTPLibrary, _ responder: Responder, _ mailbox: Mailbox<PreviewServer.Message>) {
        self.library = library
        self.responder = responder
        self.mailbox = mailbox
    }

    /// Does what others have asked for.
    ///
    /// - Returns: Whether to go on.
    func takeMessages() -> Bool {
        while !isStopped, let message = mailbox.receive() {
            switch message {
            case .show(let site, let changed): show(site, changed: changed)
            case .stop: isStopped = true
            }
        }
        return !isStopped
    }

    /// Shows another state of the site, and tells the pages that listen.
    private func show(_ site: ServedSite, changed: [String]) {
        responder = Responder(hosts: responder.hosts, site: site)
        for path in changed { changes[path] = site.version.number }
        let event = StateEvent.bytes(of: site, changed: changed)
        for stream in streams.values { stream.send(event) }
    }

    /// Finds out which pages that listen are gone.
    func beat() {
        for stream in streams.values { stream.send(StateEvent.silence) }
    }

    /// Ends all streams.
    func end() {
        for stream in streams.values { stream.end() }
    }

    func answer(_ request: Request, on connection: OpaquePointer) -> MHD_Result {
        // Who was told of a new state before asking is shown it, however many requests are answered in one go.
        _ = takeMessages()
        return unsafe queue(responder.answer(request), on: connection)
    }

    // MARK: Answers

    private func queue(_ answer: consuming Response, on connection: OpaquePointer) -> MHD_Result {
        let status = answer.status
        let fields = answer.fields
        guard let response = unsafe response(answer.body, on: connection) else { return .NO }
        defer { unsafe library.functions.MHD_destroy_response(response) }
        for (name, value) in fields { _ = unsafe library.functions.MHD_add_response_header(response, name, value) }
        return unsafe library.functions.MHD_queue_response(connection, status, response)
    }

    private func response(_ body: consuming Response.Body, on connection: OpaquePointer) -> OpaquePointer? {
        switch consume body {
        case .bytes(var bytes):
            return unsafe bytes.withUnsafeMutableBytes {
                unsafe library.functions.MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
            }
        case .file(let file, let range):
            return unsafe library.functions.MHD_create_response_from_fd_at_offset64(
                UInt64(range.count), file.take(), UInt64(range.lowerBound))
        case .events(let since): return unsafe events(since: since, on: connection)
        }
    }

    private func events(since: String?, on connection: OpaquePointer) -> OpaquePointer? {
        let stream = unsafe EventStream(library, connection, first: first(since: since)) { [weak self] stream in
            self?.streams[ObjectIdentifier(stream)] = nil
        }
        streams[ObjectIdentifier(stream)] = stream
        let reference = unsafe Unmanaged.passRetained(stream).toOpaque()
        return unsafe library.functions.MHD_create_response_from_callback(
            .max, 4096, Callbacks.read, reference, Callbacks.free)
    }

    /// What a page is told first: what it has missed since it was served.
    private func first(since: String?) -> [UInt8] {
        let site = responder.site
        guard let since else { return StateEvent.bytes(of: site, changed: []) }
        guard let number = site.version.number(in: since) else { return StateEvent.reset }
        return StateEvent.bytes(of: site, changed: changes.filter { $0.value > number }.keys.sorted())
    }
}
