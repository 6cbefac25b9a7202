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
        openGraph(frame, kind: kind, to: &html)
        html.styleSheet(frame.addresses.styleSheet, favicon: frame.addresses.favicon)
        html.script(frame.addresses.script, words: frame.words)
        html.markup("</head>\n")
    }

    /// Source: <https://ogp.me>.
    private static func openGraph(_ frame: FrameView, kind: PageKind, to html: inout HTMLWriter) {
        html.markup("<meta property=\"og:type\" content=\"")
        html.markup(kind.openGraphType)
        html.markup("\">\n")
        property("og:title", frame.documentTitle, to: &html)
        property("og:site_name", frame.siteTitle, to: &html)
        if let description = frame.description { property("og:description", description, to: &html) }
        if let url = frame.canonicalURL { property("og:url", url, to: &html) }
    }

    private static func property(_ name: StaticString, _ content: String, to html: inout HTMLWriter) {
        html.markup("<meta property=\"")
        html.markup(name)
        html.markup("\"")
        html.attribute("content", content)
        html.markup(">\n")
    }
}
