internal import HTML

/// What pages that listen are told, as a server-sent event `state` with JSON.
enum StateEvent {
    /// Nothing, so that whoever is gone is noticed.
    static let silence = Array(":\n\n".utf8)

    /// The page comes from another run of the server: nobody knows what it has missed.
    static let reset = Array("event: state\ndata: {\"reset\":true}\n\n".utf8)

    /// The site has another state: `version`, the paths of files that have `changed`, and `problems` as HTML.
    static func bytes(of site: ServedSite, changed: [String]) -> [UInt8] {
        var problems = HTMLWriter()
        ProblemsRenderer.write(site.problems, to: &problems)
        var writer = HTMLWriter()
        writer.markup("event: state\ndata: {\"version\":")
        writer.json(site.version.text)
        writer.markup(",\"problems\":")
        writer.json(String(decoding: problems.bytes, as: UTF8.self))
        writer.markup(",\"changed\":[")
        for (number, path) in changed.enumerated() {
            if number > 0 { writer.markup(",") }
            writer.json(path)
        }
        writer.markup("]}\n\n")
        return writer.bytes
    }
}
