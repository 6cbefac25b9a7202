internal import HTML
internal import Models
internal import ViewModels

/// Draws a pattern as one side of a comparison.
enum SideRenderer {
    /// - Parameter listings: The number of the next listing on the page, which makes its ids unique.
    static func write(
        _ side: ComparisonView.Side, firstListing listings: inout Int, in frame: FrameView, to html: inout HTMLWriter
    ) {
        html.markup("<article class=\"side\">\n<h3>")
        LinkRenderer.write(side.link, in: frame, to: &html)
        html.markup("</h3>\n")
        for part in side.parts {
            if let part {
                write(part, of: side, firstListing: &listings, in: frame, to: &html)
            } else {
                // Equal parts stand in equal rows, so a part that is missing leaves its row empty.
                html.markup("<div></div>\n")
            }
        }
        html.markup("</article>\n")
    }

    private static func write(
        _ part: ComparisonView.Part, of side: ComparisonView.Side, firstListing listings: inout Int, in frame: FrameView,
        to html: inout HTMLWriter
    ) {
        html.markup("<section")
        if let feature = part.feature { html.attribute("data-feature", feature) }
        html.markup(">\n<h4")
        if !part.isChromeTitle { html.language(side.language) }
        html.markup(">")
        html.prose(part.title)
        html.markup("</h4>\n")
        if let notice = part.notice { NoticeRenderer.write(notice, in: frame, to: &html) }
        switch part.content {
        case .text(let text):
            var body = BodyRenderer(text, in: frame)
            body.firstListing = listings
            body.writeText(to: &html)
            listings += text.listings.count
        case .picture(let diagram): quote(of: side, in: frame, to: &html) { DiagramRenderer.write(diagram, in: $0, to: &$1) }
        case .listing(let listing):
            let number = listings
            quote(of: side, in: frame, to: &html) { ListingRenderer.write(listing, number: number, in: &$0, to: &$1) }
            listings += 1
        }
        html.markup("</section>\n")
    }

    /// Writes what stands in a text, but is no text.
    private static func quote(
        of side: ComparisonView.Side, in frame: FrameView, to html: inout HTMLWriter,
        content: (inout BodyRenderer, inout HTMLWriter) -> Void
    ) {
        var body = BodyRenderer(.empty(in: side.language), in: frame)
        html.markup("<div class=\"text\"")
        html.language(side.language)
        html.markup(">\n")
        content(&body, &html)
        html.markup("</div>\n")
    }
}
