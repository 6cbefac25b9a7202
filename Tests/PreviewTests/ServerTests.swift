import Platform
@testable import Preview
import Testing

@Suite(.serialized) struct ServerTests {
    private static let files = [
        "index.html": "<p>root</p></body>", "hu/index.html": "<p>hu</p>", "hu/а.html": "<p>кириллица</p>",
        "404.html": "<h1>404</h1>", "style.css": "p { color: red }", "assets/a.png": "0123456789",
        ".pilaster-files": "secret",
    ]

    @Test func `a page comes with its type, its language's signs and no licence to keep it`() async throws {
        let server = try TestServer(Self.files)
        let answer = try server.get("/hu/%D0%B0.html")
        #expect(answer.status == 200)
        #expect(answer.fields["content-type"] == "text/html; charset=utf-8")
        #expect(answer.fields["cache-control"] == "no-cache")
        #expect(answer.fields["x-content-type-options"] == "nosniff")
        #expect(answer.body.hasPrefix("<p>кириллица</p><pilaster-preview"))
        try await server.server.stop()
    }

    @Test(arguments: [("/style.css", "text/css; charset=utf-8"), ("/assets/a.png", "image/png")])
    func `other files come as they are`(target: String, type: String) async throws {
        let server = try TestServer(Self.files)
        let answer = try server.get(target + "?v=1")
        #expect(answer.status == 200)
        #expect(answer.fields["content-type"] == type)
        #expect(answer.body == Self.files[String(target.dropFirst())])
        try await server.server.stop()
    }

    @Test(arguments: [
        "/../../etc/hostname", "/%2e%2e/", "/%2e%2e/%2e%2e/etc/hostname", "//evil.example", "/hu//%D0%B0.html",
        "/.pilaster-files",
        "/link.html", "/linked/index.html", "/none", "/hu/none/", "/index.html%00.css", "/hu%2findex.html", "/style.css/",
        "/pipe",
    ])
    func `B76: only files inside the output are served, and the rest is not found`(target: String) async throws {
        let server = try TestServer(Self.files)
        let outside = try TestFolder(["index.html": "outside"])
        try server.folder.shell("ln -s '\(outside.path)/index.html' link.html; ln -s '\(outside.path)' linked; mkfifo pipe")
        let answer = try server.get(target)
        #expect(answer.status == 404)
        #expect(answer.fields["content-type"] == "text/html; charset=utf-8")
        #expect(answer.body.hasPrefix("<h1>404</h1>"))
        #expect(answer.fields["location"] == nil)
        try await server.server.stop()
    }

    @Test func `a folder shows its index, and is left by its slash`() async throws {
        let server = try TestServer(Self.files)
        #expect(try server.get("/").body.hasPrefix("<p>root</p>"))
        #expect(try server.get("/hu/").body.hasPrefix("<p>hu</p>"))
        let answer = try server.get("/hu")
        #expect(answer.status == 302)
        #expect(answer.fields["location"] == "/hu/")
        try await server.server.stop()
    }

    @Test func `a site for a folder is served in that folder`() async throws {
        let server = try TestServer(Self.files) { $0.base = ["docs", "v1"] }
        for target in ["/", "/docs", "/docs/v1"] {
            let answer = try server.get(target)
            #expect(answer.status == 302)
            #expect(answer.fields["location"] == "/docs/v1/")
        }
        #expect(try server.get("/docs/v1/hu/").body.hasPrefix("<p>hu</p>"))
        #expect(try server.get("/hu/").status == 404)
        try await server.server.stop()
    }

    @Test(arguments: ["Host: evil.example", "Host: evil.example:8000", "Host:", "X: y", "Host: localhost\r\nHost: localhost"])
    func `B76: a request for another host is refused`(field: String) async throws {
        let server = try TestServer(Self.files)
        let status = try server.send("GET / HTTP/1.1", [field]).status
        #expect(status == 421 || status == 400)
        #expect(try server.send("GET / HTTP/1.1", ["Host: 127.0.0.1:1"]).status == 200)
        try await server.server.stop()
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "BREW"])
    func `other methods than GET and HEAD are refused`(method: String) async throws {
        let server = try TestServer(Self.files)
        let answer = try server.send("\(method) / HTTP/1.1", ["Host: localhost", "Content-Length: 0"])
        #expect(answer.status == 405)
        #expect(answer.fields["allow"] == "GET, HEAD")
        try await server.server.stop()
    }

    @Test func `HEAD is GET without the body`() async throws {
        let server = try TestServer(Self.files)
        for target in ["/hu/", "/style.css", "/none"] {
            let get = try server.get(target)
            let head = try server.send("HEAD \(target) HTTP/1.1")
            #expect(head.status == get.status)
            #expect(head.body == "")
            #expect(head.fields["content-length"] == get.fields["content-length"])
            #expect(head.fields["etag"] == get.fields["etag"])
        }
        try await server.server.stop()
    }

    @Test func `a part of a file is served`() async throws {
        let server = try TestServer(Self.files)
        let part = try server.get("/assets/a.png", ["Range: bytes=2-5"])
        #expect(part.status == 206)
        #expect(part.body == "2345")
        #expect(part.fields["content-range"] == "bytes 2-5/10")
        #expect(part.fields["content-length"] == "4")
        let none = try server.get("/assets/a.png", ["Range: bytes=10-"])
        #expect(none.status == 416)
        #expect(none.fields["content-range"] == "bytes */10")
        let page = try server.get("/hu/", ["Range: bytes=3-4"])
        #expect(page.status == 206)
        #expect(page.body == "hu")
        try await server.server.stop()
    }

    @Test func `what the browser has is not sent again until it changes`() async throws {
        let server = try TestServer(Self.files)
        let css = try server.get("/style.css")
        let tag = try #require(css.fields["etag"])
        let date = try #require(css.fields["last-modified"])
        #expect(try server.get("/style.css", ["If-None-Match: \(tag)"]).status == 304)
        #expect(try server.get("/style.css", ["If-Modified-Since: \(date)"]).status == 304)
        try server.folder.write("p { color: green }", to: "style.css")
        #expect(try server.get("/style.css", ["If-None-Match: \(tag)"]).body == "p { color: green }")
        let page = try #require(try server.get("/hu/").fields["etag"])
        #expect(try server.get("/hu/", ["If-None-Match: \(page)"]).status == 304)
        // What is wrong with the site is a part of its pages.
        var site = TestServer.site(server.folder)
        site.problems = [Problem(isError: true, text: "broken")]
        server.server.show(site, changed: [])
        let again = try server.get("/hu/", ["If-None-Match: \(page)"])
        #expect(again.status == 200)
        #expect(again.body.contains("broken"))
        try await server.server.stop()
    }

    @Test func `before there is a site the server says so`() async throws {
        let server = try TestServer { $0.isBuilt = false }
        let answer = try server.get("/hu/")
        #expect(answer.status == 503)
        #expect(answer.body.contains("There is no site yet"))
        try await server.server.stop()
    }

    @Test func `a page that is no file is asked for by its path`() async throws {
        let server = try TestServer(Self.files) { site in
            site.page = { $0 == ["review", "hu", "a"] ? Array("<p>review</p>".utf8) : nil }
        }
        #expect(try server.get("/review/hu/a").body.hasPrefix("<p>review</p>"))
        #expect(try server.get("/review/hu/b").status == 404)
        try await server.server.stop()
    }

    @Test func `a taken port and a foreign host are told in words`() async throws {
        let server = try TestServer()
        let taken = #expect(throws: ListenError.self) {
            try PreviewServer(host: "127.0.0.1", port: server.server.port, site: TestServer.site(server.folder))
        }
        #expect(taken?.message == "port \(server.server.port) is in use")
        let foreign = #expect(throws: ListenError.self) {
            try PreviewServer(host: "192.0.2.1", port: 0, site: TestServer.site(server.folder))
        }
        #expect(foreign?.message == "`192.0.2.1` is no address of this computer")
        #expect(ListenError(host: "h", port: 80, cause: .notAllowed).message.hasPrefix("port 80 is not for everybody"))
        try await server.server.stop()
    }

    @Test func `a server that has stopped lets its port go`() async throws {
        let server = try TestServer()
        try await server.server.stop()
        #expect(throws: Connection.Refused.self) { try Connection(port: server.server.port) }
        let next = try PreviewServer(host: "127.0.0.1", port: server.server.port, site: TestServer.site(server.folder))
        try await next.stop()
    }
}

@Suite struct `The server's library` {
    @Test func `is no part of the tool that a kept state is held against`() throws {
        let before = LoadedCode.paths
        _ = try HTTPLibrary()
        #expect(LoadedCode.paths == before)
        #expect(!before.contains { $0.contains("libgnutls") })
    }
}
