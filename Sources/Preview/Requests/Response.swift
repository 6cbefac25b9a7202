internal import Platform

/// What the server answers.
struct Response: ~Copyable {
    /// The status (RFC 9110, section 15).
    var status: UInt32
    /// Fields besides `Date`, `Content-Length` and those of the connection.
    var fields: [(name: String, value: String)]
    /// What follows.
    var body: Body

    enum Body: ~Copyable {
        case bytes([UInt8])
        /// A part of a file.
        case file(OpenFile, Range<Int>)
        /// All that happens from a version of the site on.
        case events(since: String?)
    }

    init(_ status: UInt32, _ type: String, _ body: consuming Body, _ more: [(name: String, value: String)] = []) {
        self.status = status
        fields =
            [
                ("Content-Type", type), ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff"),
                ("Cross-Origin-Resource-Policy", "same-origin"),
            ] + more
        self.body = body
    }

    /// An answer in words.
    static func text(_ status: UInt32, _ text: String, _ more: [(name: String, value: String)] = []) -> Response {
        Response(status, MediaType.plainText, .bytes(Array((text + "\n").utf8)), more)
    }
}
