/// The names under which the server lets itself be called.
///
/// A page of another site can have its own name lead to this computer (“DNS rebinding”), and would then be allowed to read
/// what we serve. But the browser tells us the name: one that is not ours is refused.
struct HostPolicy {
    private let names: Set<String>
    private let allowsAddresses: Bool

    /// The policy of a server that listens at a host.
    init(host: String) {
        names = ["localhost", "127.0.0.1", "[::1]", Self.written(host)]
        // Who listens everywhere cannot know under which address; but a bare address is no name that could be rebound.
        allowsAddresses = host == "0.0.0.0" || host == "::"
    }

    /// Whether a request with these `Host` fields is meant for this server: exactly one (RFC 9112, section 3.2), with a name
    /// of ours and any port, since a tunnel may have another one.
    func allows(_ fields: [String]) -> Bool {
        guard fields.count == 1, let name = Self.name(in: fields[0]) else { return false }
        return names.contains(name) || allowsAddresses && Self.isAddress(name)
    }

    /// A host as it stands in a URL: an IPv6 address in brackets.
    static func written(_ host: String) -> String {
        let host = host.lowercased()
        return host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    }

    /// The field's host, without its port.
    private static func name(in field: String) -> String? {
        let field = field.lowercased()
        let end = field.hasPrefix("[") ? field.firstIndex(of: "]").map(field.index(after:)) : field.firstIndex(of: ":")
        guard let end, end < field.endIndex else { return field.hasPrefix("[") && !field.hasSuffix("]") ? nil : field }
        let port = field[end...]
        guard port.first == ":", port.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return String(field[..<end])
    }

    private static func isAddress(_ name: String) -> Bool {
        if name.hasPrefix("[") { return name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." } }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }
}
