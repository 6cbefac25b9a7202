internal import HTML
internal import ViewModels

/// Draws one form of an interaction's picture.
///
/// What is only to be seen stands in an inner picture that assistive technology takes for one image. The numbers are
/// links, which nothing in an image can be, so they stand behind it.
struct PictureRenderer {
    let picture: DiagramPicture
    let diagram: DiagramView
    let body: BodyRenderer

    /// Writes what follows the outer element's name and class.
    func write(to html: inout HTMLWriter) {
        html.markup(" width=\"")
        html.decimal(picture.width / 16)
        html.markup("rem\" viewBox=\"0 0 ")
        html.decimal(picture.width)
        html.markup(" ")
        html.decimal(picture.height)
        html.markup("\" preserveAspectRatio=\"xMinYMin\">\n<svg role=\"img\"><title")
        // Titles of SVG have a language, but no direction.
        if body.view.language != nil { html.attribute("lang", body.frame.language) }
        html.markup(">")
        html.text(diagram.title)
        html.markup("</title><desc>")
        html.text(diagram.description)
        html.markup("</desc>\n")
        writeRails(to: &html)
        for box in picture.boxes { write(box, to: &html) }
        for message in picture.messages { write(message, to: &html) }
        html.markup("</svg>\n")
        for message in picture.messages { writeNumber(of: message, to: &html) }
        html.markup("</svg>\n")
    }

    private func writeRails(to html: inout HTMLWriter) {
        guard !picture.rails.isEmpty else { return }
        html.markup("<path class=\"rail\" d=\"")
        for rail in picture.rails { html.path(rail) }
        html.markup("\"/>\n")
    }

    private func write(_ box: DiagramPicture.Box, to html: inout HTMLWriter) {
        html.markup(box.isActor ? "<g class=\"actor\"><rect" : "<g class=\"part\"><rect")
        html.decimal("x", box.frame.x)
        html.decimal("y", box.frame.y)
        html.decimal("width", box.frame.width)
        html.decimal("height", box.frame.height)
        html.decimal("rx", box.isActor ? min(box.frame.height / 2, 18) : 4)
        html.markup("/>")
        write(box.text, to: &html)
        html.markup("</g>\n")
    }

    private func write(_ message: DiagramPicture.Message, to html: inout HTMLWriter) {
        html.markup(message.path == nil ? "<g class=\"remark" : "<g class=\"message")
        mark(message, to: &html)
        html.markup("\">")
        if let path = message.path, let head = message.head {
            html.markup(message.isRepeated ? "<path class=\"again\" d=\"" : "<path d=\"")
            html.path(path)
            html.path(head)
            html.markup("\"/>")
        }
        write(message.text, to: &html)
        html.markup("</g>\n")
    }

    private func writeNumber(of message: DiagramPicture.Message, to html: inout HTMLWriter) {
        guard message.step < diagram.steps.count else { return }
        let step = diagram.steps[message.step]
        html.markup("<a class=\"")
        html.markup(message.path == nil ? "remark" : "message")
        mark(message, to: &html)
        html.markup("\" href=\"")
        html.url(diagram.address)
        html.markup("#pilaster:step-")
        html.number(step.number)
        html.markup("\"")
        if let label = step.label { html.attribute("aria-label", label) }
        html.markup("><circle r=\"10\"")
        html.decimal("cx", message.badge.x)
        html.decimal("cy", message.badge.y)
        html.markup("/><text")
        html.decimal("x", message.badge.x)
        html.decimal("y", message.badge.y + 4)
        html.markup(">")
        html.number(step.number)
        html.markup("</text></a>\n")
    }

    /// Writes the class by which the style sheet knows what belongs to the same item of the list.
    private func mark(_ message: DiagramPicture.Message, to html: inout HTMLWriter) {
        html.markup(" m")
        html.number(message.step + 1)
    }

    private func write(_ text: DiagramPicture.Text, to html: inout HTMLWriter) {
        for line in text.lines {
            switch text.anchor {
            case .start: html.markup("<text class=\"from\"")
            case .middle: html.markup("<text")
            case .end: html.markup("<text class=\"to\"")
            }
            html.decimal("x", line.point.x)
            html.decimal("y", line.point.y)
            html.markup(">")
            html.text(line.text)
            html.markup("</text>")
        }
    }
}
