internal import HTML
internal import Models
internal import ViewModels

/// Draws the pages that a reader should look at too.
enum RelatedRenderer {
    static func write(_ links: [FrameView.NavigationLink], in frame: FrameView, to html: inout HTMLWriter) {
        guard !links.isEmpty else { return }
        html.markup("<nav class=\"related\" aria-labelledby=\"pilaster:related\">\n<h2 id=\"pilaster:related\">")
        html.text(frame.words[.related])
        html.markup("</h2>\n<ul>\n")
        for link in links {
            html.markup("<li>")
            LinkRenderer.write(link, in: frame, to: &html)
            html.markup("</li>\n")
        }
        html.markup("</ul>\n</nav>\n")
    }
}
