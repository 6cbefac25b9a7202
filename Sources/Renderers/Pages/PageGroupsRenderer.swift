internal import HTML
internal import ViewModels

/// Draws headings with pages below them: the catalogue of the home page, and lists of pages.
enum PageGroupsRenderer {
    /// - Parameter prefix: What the groups' ids begin with, where they stand beside a text that has ids of its own.
    static func write(
        _ groups: [PageGroup], idPrefix prefix: StaticString = "", in frame: FrameView, to html: inout HTMLWriter
    ) {
        for group in groups {
            html.markup("<section class=\"group\" aria-labelledby=\"")
            html.markup(prefix)
            html.value(group.id)
            html.markup("\">\n<h2 id=\"")
            html.markup(prefix)
            html.value(group.id)
            html.markup("\">")
            html.prose(group.title)
            html.markup("</h2>\n")
            write(cards: group.pages, in: frame, to: &html)
            html.markup("</section>\n")
        }
    }

    /// Draws pages without a heading above them.
    static func write(cards: [PageGroup.Card], in frame: FrameView, to html: inout HTMLWriter) {
        guard !cards.isEmpty else { return }
        html.markup("<ul class=\"cards\">\n")
        for card in cards { write(card, in: frame, to: &html) }
        html.markup("</ul>\n")
    }

    private static func write(_ card: PageGroup.Card, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<li class=\"card\">\n<p class=\"card-title\">")
        LinkRenderer.write(card.link, in: frame, to: &html)
        html.markup("</p>\n")
        if !card.alsoKnownAs.isEmpty {
            html.markup("<p class=\"card-names\">")
            for (index, name) in card.alsoKnownAs.enumerated() {
                if index > 0 { html.markup(", ") }
                html.text(name)
            }
            html.markup("</p>\n")
        }
        if let description = card.description {
            html.markup("<p>")
            html.text(description, inLanguage: card.link.badge?.language)
            html.markup("</p>\n")
        }
        html.markup("</li>\n")
    }
}
