internal import HTML
internal import Models
internal import ViewModels

/// Draws what every page of a language has around its content.
///
/// Ids of the chrome begin with `pilaster:`. No heading's id holds a colon, so no text can take one of them.
enum FrameRenderer {
    static func write(
        _ frame: FrameView, kind: PageKind, navigation: inout DrawnNavigation, to html: inout HTMLWriter,
        content: (inout HTMLWriter) -> Void
    ) {
        html.markup("<!DOCTYPE html>\n<html")
        html.language(of: frame)
        html.markup(">\n")
        HeadRenderer.write(frame, kind: kind, to: &html)
        html.markup("<body class=\"")
        html.markup(kind.className)
        html.markup("\">\n<a class=\"skip\" href=\"#pilaster:content\">")
        html.text(frame.words[.skipToContent])
        html.markup("</a>\n")
        HeaderRenderer.write(frame, to: &html)
        html.markup("<div class=\"layout\">\n")
        NavigationRenderer.write(frame, drawn: &navigation, to: &html)
        html.markup("<main id=\"pilaster:content\">\n")
        content(&html)
        html.markup("</main>\n</div>\n")
        FooterRenderer.write(frame, to: &html)
        html.markup("</body>\n</html>\n")
    }
}
