public import HTML
public import ViewModels

/// Draws the page that a server shows when there is none.
public enum NotFoundRenderer {
    /// Writes a whole document.
    public static func write(_ view: NotFoundView, to html: inout HTMLWriter) {
        html.markup("<!DOCTYPE html>\n<html")
        if let first = view.languages.first { html.language(first.language, isRightToLeft: first.isRightToLeft) }
        html.markup(">\n<head>\n")
        html.documentBasics(title: view.siteTitle)
        html.meta("robots", "noindex")
        html.styleSheet(view.styleSheet, favicon: view.favicon)
        html.markup("</head>\n<body class=\"not-found-page\">\n<main>\n")
        MarkRenderer.write(to: &html)
        html.markup("<h1>404</h1>\n")
        for message in view.languages { write(message, to: &html) }
        html.markup("</main>\n</body>\n</html>\n")
    }

    private static func write(_ message: NotFoundView.Message, to html: inout HTMLWriter) {
        html.markup("<section")
        html.language(message.language, isRightToLeft: message.isRightToLeft)
        html.markup(">\n<h2>")
        html.text(message.title)
        html.markup("</h2>\n<p>")
        html.text(message.text)
        html.markup("</p>\n<p><a")
        html.attribute("href", url: message.homeAddress)
        html.markup(">")
        html.text(message.homeLabel)
        html.markup("</a></p>\n</section>\n")
    }
}
