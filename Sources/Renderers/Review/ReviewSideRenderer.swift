internal import HTML
internal import ViewModels

/// Draws the parts of one text, which may be asked for in any order: the text itself is walked once, in its own.
struct ReviewSideRenderer {
    private let side: ReviewView.Side
    private let sections: [TrustedHTML]

    /// - Parameter firstListing: The number of the text's first listing on the page.
    init(_ side: ReviewView.Side, firstListing: Int) {
        self.side = side
        var body = BodyRenderer(side.body, in: side.frame)
        body.firstListing = firstListing
        sections = side.sections.map { range in
            var html = HTMLWriter()
            body.writeBlocks(before: range.upperBound, to: &html)
            // What our own renderer wrote.
            return TrustedHTML(trusting: html.bytes[...])
        }
    }

    /// Writes the part at a place, or an empty box where the text has none.
    func write(_ place: ReviewView.Place?, to html: inout HTMLWriter) {
        html.markup("<div class=\"text\"")
        html.language(side.language, isRightToLeft: side.isRightToLeft)
        html.markup(">\n")
        switch place {
        case .front: front(to: &html)
        case .section(let number) where number < sections.count: html.markup(sections[number])
        case .section, nil: break
        }
        html.markup("</div>\n")
    }

    private func front(to html: inout HTMLWriter) {
        html.markup("<p><strong>")
        html.text(side.title)
        html.markup("</strong></p>\n")
        for text in [side.description, side.question].compactMap(\.self) {
            html.markup("<p>")
            html.text(text)
            html.markup("</p>\n")
        }
    }
}
