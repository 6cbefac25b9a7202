internal import HTML
internal import ViewModels

/// Draws the tags of a page, each a link to the pages that share it.
enum TagsRenderer {
    static func write(_ tags: [FrameView.NavigationLink], in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<ul class=\"tags\">")
        for tag in tags {
            html.markup("<li>")
            LinkRenderer.write(tag, in: frame, relation: "tag", to: &html)
            html.markup("</li>")
        }
        html.markup("</ul>")
    }
}
