/// How large a file for search engines may be.
struct SitemapLimits: Sendable, Equatable {
    /// How many addresses it lists at most.
    var addresses: Int
    /// How many bytes it has at most, uncompressed.
    var bytes: Int

    /// Source: <https://www.sitemaps.org/protocol.html#index>.
    static let ofProtocol = SitemapLimits(addresses: 50_000, bytes: 52_428_800)
}
