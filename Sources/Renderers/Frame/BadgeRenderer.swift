internal import HTML
internal import ViewModels

/// Draws the small sign behind a link whose page is in another language than the reader's.
enum BadgeRenderer {
    /// - Parameter frame: The page, where the badge stands in a text that is not in the page's language.
    static func write(_ badge: LanguageBadge, in frame: FrameView? = nil, to html: inout HTMLWriter) {
        html.markup(" <span class=\"badge\" role=\"img\"")
        if let frame { html.language(of: frame) }
        html.attribute("aria-label", badge.label)
        html.attribute("title", badge.label)
        html.markup(">")
        html.text(badge.language)
        html.markup("</span>")
    }
}
