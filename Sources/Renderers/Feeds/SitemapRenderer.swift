internal import HTML
public import ViewModels

/// Draws the list of all pages for search engines.
///
/// Sources: <https://www.sitemaps.org/protocol.html>, and for the alternates
/// <https://developers.google.com/search/docs/specialty/international/localized-versions>.
public enum SitemapRenderer {
    /// The part of a document of XML that some of the pages take; with the first and the last of them its beginning and its end.
    public static func bytes(of view: SitemapView) -> [UInt8] {
        var xml = XMLWriter()
        if view.isFirst {
            xml.markup(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

                """)
        }
        for page in view.pages { write(page, to: &xml) }
        if view.isLast { xml.markup("</urlset>\n") }
        return xml.bytes
    }

    /// How many bytes such pages take.
    public static func size(of pages: [SitemapView.Page]) -> Int {
        var xml = XMLWriter()
        for page in pages { write(page, to: &xml) }
        return xml.count
    }

    /// How many bytes a whole document takes besides its pages.
    public static var frameSize: Int { bytes(of: SitemapView.empty).count }

    private static func write(_ page: SitemapView.Page, to xml: inout XMLWriter) {
        xml.markup("<url>\n<loc>")
        xml.text(page.url)
        xml.markup("</loc>\n")
        for alternate in page.alternates {
            xml.markup("<xhtml:link rel=\"alternate\" hreflang=\"")
            xml.text(alternate.language)
            xml.markup("\" href=\"")
            xml.text(alternate.url)
            xml.markup("\"/>\n")
        }
        xml.markup("</url>\n")
    }
}
