public import HTML
public import ViewModels

/// The sitemap (sitemaps.org, protocol 0.9), with the translations of each page.
public enum SitemapRenderer {
    /// Appends the sitemap of a site.
    public static func write(_ view: SitemapView, to xml: inout XMLWriter) {
        xml.markup(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

            """)
        for page in view.pages { write(page, to: &xml) }
        xml.markup("</urlset>\n")
    }

    private static func write(_ page: SitemapView.Page, to xml: inout XMLWriter) {
        xml.markup("<url><loc>")
        xml.text(page.url)
        xml.markup("</loc>")
        for alternate in page.alternates {
            xml.markup("<xhtml:link rel=\"alternate\" hreflang=\"")
            xml.text(alternate.language)
            xml.markup("\" href=\"")
            xml.text(alternate.url)
            xml.markup("\"/>")
        }
        xml.markup("</url>\n")
    }
}
