/// The list of the files that a list of too many pages is divided into, for search engines (sitemaps.org, protocol 0.9).
public struct SitemapIndexView: Sendable {
    /// The files, absolute.
    public var urls: [String]
}
