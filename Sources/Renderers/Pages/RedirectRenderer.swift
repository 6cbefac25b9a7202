public import HTML
public import ViewModels

/// Draws a page at an old path: it leads on by itself, and has a link for who does not want that.
public enum RedirectRenderer {
    /// Writes a whole document.
    public static func write(_ view: RedirectView, to html: inout HTMLWriter) {
        html.markup("<!DOCTYPE html>\n<html")
        html.language(view.language, isRightToLeft: view.isRightToLeft)
        html.markup(">\n<head>\n")
        html.documentBasics(title: view.title)
        html.meta("robots", "noindex")
        html.canonical(view.canonicalURL)
        refresh(view.address, to: &html)
        html.markup("</head>\n<body>\n<h1>")
        html.text(view.title)
        html.markup("</h1>\n<p><a")
        html.attribute("href", url: view.address)
        html.markup(">")
        html.text(view.linkText)
        html.markup("</a></p>\n</body>\n</html>\n")
    }

    /// Source: HTML Living Standard, section 4.2.5.3, “Pragma directives”, state “refresh”.
    private static func refresh(_ address: String, to html: inout HTMLWriter) {
        guard URLScheme.isAllowed(in: address) else { return }
        html.markup("<meta http-equiv=\"refresh\" content=\"0; url=")
        html.url(address)
        html.markup("\">\n")
    }
}
