/// What a file holds, by the ending of its name (IANA, “Media Types”).
enum MediaType {
    static func of(_ name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return unknown }
        return types[name[name.utf8.index(after: dot)...].lowercased()] ?? unknown
    }

    static let html = "text/html; charset=utf-8"
    static let eventStream = "text/event-stream; charset=utf-8"
    static let plainText = "text/plain; charset=utf-8"
    static let script = "text/javascript; charset=utf-8"
    private static let unknown = "application/octet-stream"

    private static let types = [
        "html": html, "htm": html, "css": "text/css; charset=utf-8", "js": script, "mjs": script, "txt": plainText,
        "md": "text/markdown; charset=utf-8", "csv": "text/csv; charset=utf-8", "json": "application/json; charset=utf-8",
        "xml": "application/xml; charset=utf-8", "atom": "application/atom+xml; charset=utf-8",
        "svg": "image/svg+xml; charset=utf-8", "webmanifest": "application/manifest+json; charset=utf-8",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
        "avif": "image/avif", "ico": "image/vnd.microsoft.icon", "woff2": "font/woff2", "woff": "font/woff",
        "ttf": "font/ttf", "otf": "font/otf", "pdf": "application/pdf", "zip": "application/zip", "mp4": "video/mp4",
        "webm": "video/webm", "mp3": "audio/mpeg", "ogg": "audio/ogg", "wasm": "application/wasm",
    ]
}
