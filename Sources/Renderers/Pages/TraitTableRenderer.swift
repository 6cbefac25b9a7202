internal import HTML
internal import Models
internal import ViewModels

/// Draws patterns and their traits as a table that can be scrolled by keyboard.
enum TraitTableRenderer {
    static func write(_ table: ComparisonView.TraitTable, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<div class=\"table traits\" tabindex=\"0\" role=\"group\"")
        html.attribute("aria-label", table.label)
        html.markup(">\n<table>\n<caption class=\"visually-hidden\">")
        html.prose(table.caption)
        html.markup("</caption>\n<thead>\n<tr><th scope=\"col\">")
        html.prose(table.corner)
        html.markup("</th>")
        for column in table.columns { heading(column, scope: "col", in: frame, to: &html) }
        html.markup("</tr>\n</thead>\n<tbody>\n")
        for row in table.rows { write(row, in: frame, to: &html) }
        html.markup("</tbody>\n</table>\n</div>\n")
    }

    private static func write(_ row: ComparisonView.TraitTable.Row, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<tr>")
        heading(row.heading, scope: "row", in: frame, to: &html)
        for cell in row.cells {
            html.markup("<td>")
            if let cell { html.text(cell.text, in: cell.language) } else { html.markup("–") }
            html.markup("</td>")
        }
        html.markup("</tr>\n")
    }

    private static func heading(
        _ heading: ComparisonView.TraitTable.Heading, scope: StaticString, in frame: FrameView, to html: inout HTMLWriter
    ) {
        html.markup("<th scope=\"")
        html.markup(scope)
        html.markup("\">")
        switch heading {
        case .trait(let trait): html.text(trait.text, in: trait.language)
        case .pattern(let link): LinkRenderer.write(link, in: frame, to: &html)
        }
        html.markup("</th>")
    }
}
