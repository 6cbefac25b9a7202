internal import HTML
public import ViewModels

/// Draws the list of the files of a list of pages that is too long for one.
///
/// Source: <https://www.sitemaps.org/protocol.html#index>.
public enum SitemapIndexRenderer {
    /// A document of XML.
    public static func bytes(of view: SitemapIndexView) -> [UInt8] {
        var xml = XMLWriter()
        xml.markup(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

            """)
        for url in view.urls {
            xml.markup("<sitemap>\n<loc>")
            xml.text(url)
            xml.markup("</loc>\n</sitemap>\n")
        }
        xml.markup("</sitemapindex>\n")
        return xml.bytes
    }
}
