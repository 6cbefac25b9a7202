internal import HTML
internal import ViewModels

/// Draws an interaction: a figure with a picture for wide pages and one for narrow pages, of which the style sheet shows
/// one. Their numbers lead to the items of the list, whose arrows lead back.
enum DiagramRenderer {
    static func write(_ diagram: DiagramView, in body: BodyRenderer, to html: inout HTMLWriter) {
        html.markup("<figure class=\"diagram")
        switch diagram.wide?.width {
        case nil: html.markup(" narrow")
        case let width? where width > 640: html.markup(" broad")
        default: break
        }
        html.markup("\">\n")
        // Ids belong to the list's page: another one may show many pictures.
        if diagram.address.isEmpty { targets(of: diagram, to: &html) }
        if let wide = diagram.wide {
            html.markup("<svg class=\"wide\"")
            PictureRenderer(picture: wide, diagram: diagram, body: body).write(to: &html)
        }
        html.markup("<svg class=\"tall\"")
        PictureRenderer(picture: diagram.tall, diagram: diagram, body: body).write(to: &html)
        html.markup("</figure>\n")
    }

    /// Where links from the list lead to: one place a step, whichever of the pictures is shown.
    private static func targets(of diagram: DiagramView, to html: inout HTMLWriter) {
        for step in diagram.steps {
            html.markup("<i")
            id("message", of: step, to: &html)
            html.markup("></i>")
        }
        html.markup("\n")
    }

    // MARK: The list

    /// Writes the id of an item of the list.
    static func itemID(of step: DiagramView.Step, to html: inout HTMLWriter) { id("step", of: step, to: &html) }

    /// Writes the start of a link from an item's arrow to the picture.
    static func openBackLink(of step: DiagramView.Step, to html: inout HTMLWriter) {
        html.markup("<a class=\"arrow-link\" href=\"#pilaster:message-")
        html.number(step.number)
        html.markup("\">")
    }

    /// Writes a text with its arrow the other way round: what `→` means is “to what follows”, which is on the left where text is
    /// read from right to left. Unicode does not mirror arrows as it does brackets (Unicode Standard Annex #9, section 3.4, L4).
    static func mirroredArrow(_ text: ArraySlice<UInt8>, to html: inout HTMLWriter) {
        let arrow = Array("→".utf8)
        guard let place = text.indices.first(where: { text[$0...].starts(with: arrow) }) else { return html.text(text.span) }
        let before = place - text.startIndex
        html.text(text.span.extracting(0..<before))
        html.markup("←")
        html.text(text.span.extracting((before + arrow.count)..<text.count))
    }

    /// The ids that authors' headings get hold no colon.
    private static func id(_ kind: StaticString, of step: DiagramView.Step, to html: inout HTMLWriter) {
        html.markup(" id=\"pilaster:")
        html.markup(kind)
        html.markup("-")
        html.number(step.number)
        html.markup("\"")
    }
}
