internal import HTML
internal import ViewModels

/// Draws a page that is nothing but a list of pages.
enum ListRenderer {
    static func write(_ list: ListView, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<header class=\"hero\">\n<h1>")
        html.prose(list.title)
        html.markup("</h1>\n</header>\n")
        PageGroupsRenderer.write(list.groups, in: frame, to: &html)
    }
}
