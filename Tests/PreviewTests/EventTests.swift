@testable import Preview
import Testing

/// What pages that listen are told.
@Suite(.serialized) struct EventTests {
    private func listen(_ server: TestServer, since: String? = nil) throws -> Connection {
        let connection = try Connection(port: server.server.port)
        connection.write("GET /-/events\(since.map { "?since=\($0)" } ?? "") HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return connection
    }

    private func event(_ problems: String, _ number: Int, _ changed: String) -> String {
        "event: state\ndata: {\"version\":\"run.\(number)\",\"problems\":\"\(problems)\",\"changed\":[\(changed)]}\n\n"
    }

    @Test func `a page hears the state of the site, then each change`() async throws {
        let server = try TestServer()
        let connection = try listen(server, since: "run.1")
        let head = connection.read { $0.contains("\n\n") && $0.contains("state") }
        #expect(Answer(head).fields["content-type"] == "text/event-stream; charset=utf-8")
        #expect(head.contains(event("", 1, "")))
        server.server.show(TestServer.site(server.folder, number: 2), changed: ["hu/a.html", "style.css"])
        let wanted = event("", 2, "\"hu/a.html\",\"style.css\"")
        #expect(connection.read { $0.contains(wanted) }.contains(wanted))
        try await server.server.stop()
    }

    @Test func `a page that was away hears what it has missed, and no more`() async throws {
        let server = try TestServer()
        server.server.show(TestServer.site(server.folder, number: 2), changed: ["a", "b"])
        server.server.show(TestServer.site(server.folder, number: 3), changed: ["c"])
        while !(try server.get("/none").body.contains("run.3")) { await Task.yield() }
        for (since, changed) in [("run.1", "\"a\",\"b\",\"c\""), ("run.2", "\"c\""), ("run.3", "")] {
            let wanted = event("", 3, changed)
            #expect(try listen(server, since: since).read { $0.contains(wanted) }.contains(wanted))
        }
        try await server.server.stop()
    }

    @Test(arguments: ["other.1", "run.9", "run.-1", "run", "", "run.1.2"])
    func `a page of another run is loaded again`(since: String) async throws {
        let server = try TestServer()
        let wanted = "data: {\"reset\":true}\n\n"
        #expect(try listen(server, since: since).read { $0.contains(wanted) }.contains(wanted))
        try await server.server.stop()
    }

    @Test func `problems are told as HTML within JSON, and cannot leave either`() async throws {
        let server = try TestServer()
        let connection = try listen(server)
        var site = TestServer.site(server.folder, number: 2)
        site.problems = [Problem(isError: true, text: "</pre><script>alert(1)</script>\n\"\u{2028}")]
        server.server.show(site, changed: [])
        let text = connection.read { $0.contains("run.2") && $0.contains("]}\n\n") }
        #expect(text.contains("\\u0026lt;/pre\\u0026gt;\\u0026lt;script\\u0026gt;"))
        #expect(!text.contains("<script>"))
        try await server.server.stop()
    }

    @Test func `many pages listen, and the server can still be stopped`() async throws {
        let server = try TestServer()
        let connections = try (0..<100).map { _ in try listen(server) }
        for connection in connections { #expect(connection.read { $0.contains("run.1") }.contains("run.1")) }
        server.server.show(TestServer.site(server.folder, number: 2), changed: [])
        for connection in connections { #expect(connection.read { $0.contains("run.2") }.contains("run.2")) }
        try await server.server.stop()
        #expect(connections[0].read().hasSuffix("0\r\n\r\n"))
    }

    @Test func `a page that has gone is noticed`() async throws {
        var limits = ServerLimits()
        limits.heartbeat = 1
        limits.connections = 2
        let server = try TestServer(["a.txt": "a"], limits: limits)
        for _ in 0..<6 {
            // Each of these takes one of two connections, until the server notices that nobody is there.
            let connection = try listen(server)
            #expect(connection.read { $0.contains("run.1") }.contains("run.1"))
        }
        #expect(try server.get("/a.txt").body == "a")
        try await server.server.stop()
    }
}
