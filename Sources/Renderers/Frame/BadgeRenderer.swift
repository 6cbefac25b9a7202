internal import HTML
internal import ViewModels

/// Draws the small sign behind a link whose page is in another language than the reader's.
enum BadgeRenderer {
    static func write(_ badge: LanguageBadge, to html: inout HTMLWriter) {
        html.markup(" <span class=\"badge\" role=\"img\"")
        html.attribute("aria-label", badge.label)
        html.attribute("title", badge.label)
        html.markup(">")
        html.text(badge.language)
        html.markup("</span>")
    }
}
