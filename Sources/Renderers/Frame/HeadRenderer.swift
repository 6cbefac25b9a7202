internal import HTML
internal import ViewModels

/// Draws a document's head: what browsers, search engines and previews read.
enum HeadRenderer {
    static func write(_ frame: FrameView, kind: PageKind, to html: inout HTMLWriter) {
        html.markup("<head>\n")
        html.documentBasics(title: frame.documentTitle)
        if let description = frame.description { html.meta("description", description) }
        if frame.isHiddenFromSearchEngines { html.markup("<meta name=\"robots\" content=\"noindex\">\n") }
        html.canonical(frame.canonicalURL)
        html.alternates(frame.alternates)
        documents(frame, to: &html)
        openGraph(frame, kind: kind, to: &html)
        html.styleSheet(frame.addresses.styleSheet, favicon: frame.addresses.favicon)
        html.script(frame.addresses.script, words: frame.words)
        html.markup("</head>\n")
    }

    /// The page for programs, and what tells them of new pages (RFC 4287, section 7).
    private static func documents(_ frame: FrameView, to html: inout HTMLWriter) {
        if let twin = frame.addresses.twin {
            html.markup("<link rel=\"alternate\" type=\"text/markdown\"")
            html.attribute("href", url: twin)
            html.markup(">\n")
        }
        if let feed = frame.addresses.feed {
            html.markup("<link rel=\"alternate\" type=\"application/atom+xml\"")
            html.attribute("title", frame.siteTitle)
            html.attribute("href", url: feed)
            html.markup(">\n")
        }
    }

    /// Source: <https://ogp.me>.
    private static func openGraph(_ frame: FrameView, kind: PageKind, to html: inout HTMLWriter) {
        html.markup("<meta property=\"og:type\" content=\"")
        html.markup(kind.openGraphType)
        html.markup("\">\n")
        property("og:title", frame.pageTitle ?? frame.documentTitle, to: &html)
        property("og:site_name", frame.siteTitle, to: &html)
        if let description = frame.description { property("og:description", description, to: &html) }
        if let url = frame.canonicalURL { property("og:url", url, to: &html) }
        for (number, locale) in frame.openGraphLocales.enumerated() {
            property(number == 0 ? "og:locale" : "og:locale:alternate", locale, to: &html)
        }
    }

    private static func property(_ name: StaticString, _ content: String, to html: inout HTMLWriter) {
        html.markup("<meta property=\"")
        html.markup(name)
        html.markup("\"")
        html.attribute("content", content)
        html.markup(">\n")
    }
}
