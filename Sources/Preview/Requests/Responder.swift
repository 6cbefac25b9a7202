internal import Platform

/// Finds the answer to a request. It knows nothing of connections, and changes nothing.
struct Responder {
    let hosts: HostPolicy
    let site: ServedSite

    /// Where the server's own pages are. No language has this tag, so it is no place in the site.
    static let ownFolder = "-"
    static let eventsName = "events"
    static let scriptName = "preview.js"

    func answer(_ request: Request) -> Response {
        guard request.method == "GET" || request.method == "HEAD" else {
            return .text(405, "Only GET and HEAD are answered here.", [("Allow", "GET, HEAD")])
        }
        guard hosts.allows(request.hosts) else {
            return .text(421, "This server does not go by that name. Call it as the command line shows.")
        }
        guard let path = RequestPath(request.target) else { return notFound(path: nil, request) }
        if path.names.first == Self.ownFolder { return own(path, request) }
        if let html = site.page(path.names) {
            return page(html, files: [], status: 200, request)
        }
        guard let names = path.below(site.base) else { return outside(path, request) }
        return below(names, path, request)
    }

    // MARK: The server's own pages

    private func own(_ path: RequestPath, _ request: Request) -> Response {
        switch path.names.dropFirst() {
        case [Self.eventsName]:
            Response(200, MediaType.eventStream, .events(since: request.query["since"]))
        case [Self.scriptName]: Response(200, MediaType.script, .bytes(PreviewPage.script))
        default: notFound(path: nil, request)
        }
    }

    // MARK: The site's files

    /// What is not below the site's own folder: the way there, from the root.
    private func outside(_ path: RequestPath, _ request: Request) -> Response {
        let isOnTheWay = site.base.starts(with: path.names)
        return isOnTheWay ? moved(to: RequestPath(names: site.base, isFolder: true)) : notFound(path: nil, request)
    }

    private func below(_ names: [String], _ path: RequestPath, _ request: Request) -> Response {
        let wanted = path.isFolder ? names + ["index.html"] : names
        switch OpenFile.find(wanted, below: site.folder) {
        case .file(let file): return answer(file, at: wanted, status: 200, request)
        case .folder:
            if !path.isFolder { return moved(to: RequestPath(names: path.names, isFolder: true)) }
            return notFound(path: wanted.joined(separator: "/"), request)
        case .nothing: return notFound(path: wanted.joined(separator: "/"), request)
        }
    }

    private func moved(to path: RequestPath) -> Response {
        // Not for ever: tomorrow another site may be served here.
        .text(302, "It is at \(path.encoded).", [("Location", path.encoded)])
    }

    private func notFound(path: String?, _ request: Request) -> Response {
        let files = [path, "404.html"].compactMap { $0 }
        if case .file(let file) = OpenFile.find(["404.html"], below: site.folder), let html = try? file.read() {
            return page(html, files: files, status: 404, request)
        }
        return page(PreviewPage.empty(isBuilt: site.isBuilt), files: files, status: site.isBuilt ? 404 : 503, request)
    }

    private func answer(
        _ file: consuming OpenFile, at names: [String], status: UInt32, _ request: Request
    ) -> Response {
        let type = MediaType.of(names.last ?? "")
        if type == MediaType.html, file.stamp.size <= Self.largestPage, let html = try? file.read() {
            return page(html, files: [names.joined(separator: "/")], status: status, request)
        }
        let tag = "\"\(String(file.stamp.modified, radix: 36))-\(String(file.stamp.size, radix: 36))\""
        let fields = [
            ("ETag", tag), ("Last-Modified", HTTPDate.text(file.stamp.modified)), ("Accept-Ranges", "bytes"),
        ]
        if Conditions(request.fields).areKnown(tag: tag, date: fields[1].1) {
            return Response(304, type, .bytes([]), fields)
        }
        let size = file.stamp.size
        switch Conditions(request.fields).range(tag: tag, size: size) {
        case .whole: return Response(status, type, .file(file, 0..<size), fields)
        case .part(let part):
            return Response(206, type, .file(file, part), fields + [Self.contentRange(part, of: size)])
        case .unsatisfiable: return Self.unsatisfiable(size)
        }
    }

    /// A page with what the browser needs to hear of changes.
    private func page(_ html: [UInt8], files: [String], status: UInt32, _ request: Request) -> Response {
        let body = PreviewPage.live(html, files: files, site: site)
        let tag = "\"\(String(PreviewPage.digest(of: body), radix: 36))\""
        let fields = [("ETag", tag)]
        guard status == 200 else { return Response(status, MediaType.html, .bytes(body)) }
        if Conditions(request.fields).areKnown(tag: tag, date: nil) {
            return Response(304, MediaType.html, .bytes([]), fields)
        }
        switch Conditions(request.fields).range(tag: tag, size: body.count) {
        case .whole: return Response(200, MediaType.html, .bytes(body), fields)
        case .part(let part):
            return Response(
                206, MediaType.html, .bytes(Array(body[part])), fields + [Self.contentRange(part, of: body.count)])
        case .unsatisfiable: return Self.unsatisfiable(body.count)
        }
    }

    /// What is larger is no page that anybody reads, and is served as it is.
    private static let largestPage = 32 << 20

    private static func contentRange(_ part: Range<Int>, of size: Int) -> (String, String) {
        ("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)")
    }

    private static func unsatisfiable(_ size: Int) -> Response {
        .text(416, "There are \(size) bytes.", [("Content-Range", "bytes */\(size)")])
    }
}
