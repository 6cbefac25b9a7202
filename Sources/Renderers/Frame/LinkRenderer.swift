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
        finish(link, in: frame, to: &html)
    }

    /// Writes what comes behind the address.
    static func finish(_ link: FrameView.NavigationLink, in frame: FrameView, to html: inout HTMLWriter) {
        if let badge = link.badge { html.attribute("hreflang", badge.language) }
        html.markup(">")
        html.text(link.title, inLanguage: link.badge?.language)
        html.markup("</a>")
        if let badge = link.badge { BadgeRenderer.write(badge, to: &html) }
    }
}
