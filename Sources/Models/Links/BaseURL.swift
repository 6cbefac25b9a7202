internal import Bytes

/// The address at which a site will be served.
public enum BaseURL {
    /// What ends an address's path, or stands in none (RFC 3986, appendix A). Letters of all scripts may.
    private static let strangers = Set<Character>("?#\"<>\\^`{|}")

    /// The address with exactly one `/` at its end, or `nil` when it is not an absolute `http` or `https` address.
    public static func normalized(_ text: String) -> String? {
        guard let scheme = URLScheme.of(text), scheme == "http" || scheme == "https" else { return nil }
        let rest = text.dropFirst(scheme.count + 1)
        guard rest.hasPrefix("//"), rest.dropFirst(2).first.map({ $0 != "/" }) ?? false,
            !text.contains(where: { $0.isWhitespace || strangers.contains($0) })
        else { return nil }
        // By bytes: a character of Unicode may hold a slash together with a sign before or behind it.
        let kept = text.utf8.lastIndex { $0 != UInt8(ascii: "/") }.map { text.utf8[...$0] } ?? text.utf8[...]
        return String(decoding: kept, as: UTF8.self) + "/"
    }

    /// The path of a normalized address: `/docs/` for `https://example.org/docs/`.
    public static func path(of url: String) -> String {
        let slashes = url.utf8.indices.filter { url.utf8[$0] == UInt8(ascii: "/") }
        return slashes.count > 2 ? String(url[slashes[2]...]) : "/"
    }
}
