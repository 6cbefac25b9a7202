import Platform
@testable import Preview
import Testing

/// Clients that a server meets and nobody wants.
@Suite(.serialized) struct EnduranceTests {
    @Test func `thousands of connections one after the other are answered`() async throws {
        let server = try TestServer(["a.txt": "a"])
        for number in 0..<1500 {
            let answer = try server.get("/a.txt")
            guard answer.body == "a" else {
                Issue.record("connection \(number) was answered \(answer.status)")
                break
            }
        }
        try await server.server.stop()
    }

    @Test func `a connection serves many requests`() async throws {
        let server = try TestServer(["a.txt": "a"])
        let connection = try Connection(port: server.server.port)
        var answered = 0
        for _ in 0..<100 {
            connection.write("GET /a.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
            guard Answer(connection.read { $0.hasSuffix("\r\n\r\na") }).body == "a" else { break }
            answered += 1
        }
        #expect(answered == 100)
        try await server.server.stop()
    }

    @Test func `clients that say nothing are sent away, and others then served`() async throws {
        var limits = ServerLimits()
        limits.connections = 8
        limits.seconds = 1
        let server = try TestServer(["a.txt": "a"], limits: limits)
        let silent = try (0..<40).map { _ in try Connection(port: server.server.port) }
        for connection in silent { connection.write("GET /a.txt HTT") }
        #expect(try server.get("/a.txt").body == "a")
        extendLifetime(silent)
        try await server.server.stop()
    }

    @Test func `fields without end are cut off`() async throws {
        let server = try TestServer(["a.txt": "a"])
        let answer = try server.get("/a.txt", (0..<4000).map { "X-\($0): \(String(repeating: "x", count: 20))" })
        #expect(answer.status == 431 || answer.status == 413 || answer.status == 0)
        #expect(try server.get("/" + String(repeating: "a", count: 100_000)).status != 200)
        #expect(try server.get("/a.txt").body == "a")
        try await server.server.stop()
    }

    @Test func `what is no HTTP does no harm`() async throws {
        let server = try TestServer(["a.txt": "a"])
        for text in [
            "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\r\n\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
        ] {
            let connection = try Connection(port: server.server.port)
            connection.write(text)
        }
        #expect(try server.get("/a.txt").body == "a")
        try await server.server.stop()
    }

    @Test func `files that come and go while they are asked for are served or not found`() async throws {
        let server = try TestServer(["404.html": "none"])
        let folder = server.folder
        let writer = Task {
            while !Task.isCancelled {
                try? folder.write(String(repeating: "a", count: 100_000), to: "a.css")
                await Task.yield()
                try? File.remove("\(folder.path)/a.css")
                await Task.yield()
            }
        }
        var statuses: Set<Int> = []
        for _ in 0..<200 {
            statuses.insert(try server.get("/a.css").status)
            await Task.yield()
        }
        #expect(statuses.subtracting([200, 404]) == [])
        writer.cancel()
        await writer.value
        try await server.server.stop()
    }

    @Test func `a client that goes away in the middle is forgotten`() async throws {
        let server = try TestServer(["a.css": String(repeating: "a", count: 8_000_000)])
        for _ in 0..<20 {
            let connection = try Connection(port: server.server.port)
            connection.write("GET /a.css HTTP/1.1\r\nHost: localhost\r\n\r\n")
        }
        #expect(try server.get("/a.css").body.utf8.count == 8_000_000)
        try await server.server.stop()
    }
}
