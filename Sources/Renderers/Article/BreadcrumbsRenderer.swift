internal import HTML
internal import Models
internal import ViewModels

/// Draws the way from the home page to a page.
enum BreadcrumbsRenderer {
    static func write(_ links: [FrameView.NavigationLink], in frame: FrameView, to html: inout HTMLWriter) {
        guard !links.isEmpty else { return }
        html.markup("<nav class=\"breadcrumbs\"")
        html.attribute("aria-label", frame.words[.breadcrumb])
        html.markup(">\n<ol>\n<li><a")
        html.attribute("href", url: frame.addresses.home)
        html.markup(">")
        html.text(frame.words[.home])
        html.markup("</a></li>\n")
        for link in links {
            html.markup("<li>")
            LinkRenderer.write(link, in: frame, to: &html)
            html.markup("</li>\n")
        }
        html.markup("</ol>\n</nav>\n")
    }
}
