/// What a browser asks for: as much of it as an answer depends on.
struct Request: Sendable {
    /// As it came, in whatever case.
    var method: String
    /// The path, not decoded, without the query.
    var target: [UInt8]
    /// The values of the query by name, not decoded.
    var query: [String: String] = [:]
    /// The `Host` fields, of which there should be one.
    var hosts: [String] = []
    /// The other fields that count, by their names in lower case.
    var fields: [String: String] = [:]

    /// Whether something follows the fields (RFC 9112, section 6.3).
    var hasBody: Bool { fields["transfer-encoding"] != nil || fields["content-length"].map { $0 != "0" } ?? false }
}
