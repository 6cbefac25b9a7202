/// Some of the site's pages for search engines (sitemaps.org, protocol 0.9, with `xhtml:link` for translations). Together they
/// would take as much memory as all that is known of the pages.
public struct SitemapView: Sendable {
    public var pages: [Page]
    /// Whether no pages come before these.
    public var isFirst = true
    /// Whether no pages come after these.
    public var isLast = true

    /// No pages.
    public static let empty = SitemapView(pages: [])

    /// One page in one language.
    public struct Page: Sendable {
        /// Absolute.
        public var url: String
        /// The page in all its languages.
        public var alternates: [FrameView.Alternate]
    }
}
