internal import HTML
internal import Models
internal import ViewModels

/// Draws the ways to the page before and the page after.
enum PagerRenderer {
    static func write(
        previous: FrameView.NavigationLink?, next: FrameView.NavigationLink?, in frame: FrameView,
        to html: inout HTMLWriter
    ) {
        guard previous != nil || next != nil else { return }
        html.markup("<nav class=\"pager\"")
        html.markup(" aria-label=\"")
        html.value(frame.words[.previous])
        html.markup(", ")
        html.value(frame.words[.next])
        html.markup("\">\n")
        if let previous { write(previous, word: frame.words[.previous], relation: "prev", in: frame, to: &html) }
        if let next { write(next, word: frame.words[.next], relation: "next", in: frame, to: &html) }
        html.markup("</nav>\n")
    }

    private static func write(
        _ link: FrameView.NavigationLink, word: String, relation: StaticString, in frame: FrameView,
        to html: inout HTMLWriter
    ) {
        html.markup("<p class=\"")
        html.markup(relation)
        html.markup("\"><span>")
        html.text(word)
        html.markup("</span> ")
        LinkRenderer.write(link, in: frame, relation: relation, to: &html)
        html.markup("</p>\n")
    }
}
