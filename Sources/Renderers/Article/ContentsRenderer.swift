internal import HTML
internal import Models
internal import ViewModels

/// Draws the table of contents: folded up on a phone, beside the text on a wide screen.
enum ContentsRenderer {
    static func write(
        _ entries: [ContentsEntry], in frame: FrameView, language: TextLanguage?, to html: inout HTMLWriter
    ) {
        guard !entries.isEmpty else { return }
        html.markup("<details class=\"contents\"><summary>")
        html.text(frame.words[.onThisPage])
        html.markup("</summary>\n<nav")
        html.attribute("aria-label", frame.words[.onThisPage])
        // On a wide screen the list is always open, and this stands where the summary would.
        html.markup(">\n<p aria-hidden=\"true\">")
        html.text(frame.words[.onThisPage])
        html.markup("</p>\n<ol")
        html.language(language)
        html.markup(">\n")
        for entry in entries { write(entry, to: &html) }
        html.markup("</ol>\n</nav>\n</details>\n")
    }

    /// Headings have six levels, so this never calls itself more than five times.
    private static func write(_ entry: ContentsEntry, to html: inout HTMLWriter) {
        html.markup("<li><a")
        html.attribute("href", fragment: entry.id)
        html.markup(">")
        html.prose(entry.title)
        html.markup("</a>")
        if !entry.entries.isEmpty {
            html.markup("\n<ol>\n")
            for entry in entry.entries { write(entry, to: &html) }
            html.markup("</ol>\n")
        }
        html.markup("</li>\n")
    }
}
