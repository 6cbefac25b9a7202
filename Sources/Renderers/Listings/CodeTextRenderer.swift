internal import HTML
internal import ViewModels

/// Draws the text of a code, and marks the comments that are in another language than the page.
enum CodeTextRenderer {
    static func write(_ code: ListingView.Code, to html: inout HTMLWriter) {
        var written = 0
        for comment in code.foreignComments where written <= comment.lowerBound && comment.upperBound <= code.code.count {
            html.text(code.code.span.extracting(written..<comment.lowerBound))
            html.markup("<span class=\"foreign\"")
            if let language = code.foreignLanguage { html.attribute("lang", language) }
            html.attribute("title", code.foreignLabel)
            html.markup(">")
            html.text(code.code.span.extracting(comment))
            html.markup("</span>")
            written = comment.upperBound
        }
        html.text(code.code.span.extracting(written..<code.code.count))
    }
}
