internal import HTML
internal import ViewModels

/// Draws the difference between two codes, line by line. What colours and signs say is also there as words.
enum DiffRenderer {
    static func write(_ diff: ListingView.Diff, in body: BodyRenderer, to html: inout HTMLWriter) {
        html.markup("<div class=\"diff\">\n")
        CodeRenderer.open(label: diff.label, language: diff.new.language, to: &html)
        for line in diff.lines { write(line, of: diff, in: body, to: &html) }
        CodeRenderer.close(to: &html)
        html.markup("</div>\n")
    }

    private static func write(
        _ line: ListingView.Diff.Line, of diff: ListingView.Diff, in body: BodyRenderer, to html: inout HTMLWriter
    ) {
        switch line.kind {
        case .context:
            html.markup("<span>")
            html.text(line.text.span)
            html.markup("\n</span>")
        case .removed:
            html.markup("<del>")
            word(diff.removedLabel, in: body, to: &html)
            html.text(line.text.span)
            html.markup("\n</del>")
        case .added:
            html.markup("<ins>")
            word(diff.addedLabel, in: body, to: &html)
            html.text(line.text.span)
            html.markup("\n</ins>")
        case .gap: html.markup("<span class=\"gap\">⋯\n</span>")
        }
    }

    private static func word(_ word: String, in body: BodyRenderer, to html: inout HTMLWriter) {
        html.markup("<span class=\"visually-hidden\"")
        body.chromeLanguage(to: &html)
        html.markup(">")
        html.text(word)
        html.markup(": </span>")
    }
}
