import Platform
@testable import Preview

/// A server on a port of its own that serves a folder of its own.
final class TestServer: Sendable {
    let folder: TestFolder
    let server: PreviewServer

    init(
        _ files: [String: String] = [:], host: String = "127.0.0.1", limits: ServerLimits = ServerLimits(),
        _ change: (inout ServedSite) -> Void = { _ in }
    ) throws {
        folder = try TestFolder(files)
        var site = Self.site(folder)
        change(&site)
        server = try PreviewServer(host: host, port: 0, limits: limits, site: site)
    }

    static func site(_ folder: TestFolder, number: Int = 1) -> ServedSite {
        var site = ServedSite(folder: folder.path)
        site.isBuilt = true
        site.version = ServedSite.Version(run: "run", number: number)
        return site
    }

    /// Sends a request's line and fields as they are, and reads the answer to its end.
    func send(_ line: String, _ fields: [String] = ["Host: localhost"]) throws -> Answer {
        let connection = try Connection(port: server.port)
        connection.write(([line] + fields + ["Connection: close"]).joined(separator: "\r\n") + "\r\n\r\n")
        return Answer(connection.read())
    }

    func get(_ target: String, _ fields: [String] = []) throws -> Answer {
        try send("GET \(target) HTTP/1.1", ["Host: localhost"] + fields)
    }
}
