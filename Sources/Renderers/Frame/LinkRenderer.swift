internal import HTML
internal import ViewModels

/// Draws a link to a page of the site.
enum LinkRenderer {
    static func write(
        _ link: FrameView.NavigationLink, in frame: FrameView, relation: StaticString? = nil, to html: inout HTMLWriter
    ) {
        html.markup("<a")
        html.attribute("href", url: link.address)
        if let relation {
            html.markup(" rel=\"")
            html.markup(relation)
            html.markup("\"")
        }
        if link.isCurrent { html.markup(" aria-current=\"page\"") }
        if let badge = link.badge { html.attribute("hreflang", badge.language) }
        html.markup(">")
        title(link, to: &html)
        html.markup("</a>")
        if let badge = link.badge { BadgeRenderer.write(badge, to: &html) }
    }

    /// The title, in the language that it is in, with its own direction.
    private static func title(_ link: FrameView.NavigationLink, to html: inout HTMLWriter) {
        guard let badge = link.badge else { return html.text(link.title) }
        html.markup("<bdi")
        html.attribute("lang", badge.language)
        html.markup(">")
        html.text(link.title)
        html.markup("</bdi>")
    }
}
