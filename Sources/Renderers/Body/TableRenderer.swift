internal import HTML
internal import Markup

/// Draws tables. One that is wider than the page can be scrolled by keyboard.
enum TableRenderer {
    static func open(label: String, to html: inout HTMLWriter) {
        html.markup("<div class=\"table\" tabindex=\"0\" role=\"group\"")
        html.attribute("aria-label", label)
        html.markup(">\n<table>\n")
    }

    static func close(hasBody: Bool, to html: inout HTMLWriter) {
        html.markup(hasBody ? "</tbody>\n</table>\n</div>\n" : "</table>\n</div>\n")
    }

    static func openRow(isHeader: Bool, isFirstOfBody: Bool, to html: inout HTMLWriter) {
        html.markup(isHeader ? "<thead>\n<tr>" : isFirstOfBody ? "<tbody>\n<tr>" : "<tr>")
    }

    static func closeRow(isHeader: Bool, to html: inout HTMLWriter) {
        html.markup(isHeader ? "</tr>\n</thead>\n" : "</tr>\n")
    }

    static func openCell(_ index: Int, in document: Document, isHeader: Bool, to html: inout HTMLWriter) {
        html.markup(isHeaderCell(index, in: document, isHeader: isHeader) ? "<th scope=\"col\"" : "<td")
        switch Alignment(rawValue: document.nodes[index].number) ?? .none {
        case .none, .left: html.markup(">")
        case .center: html.markup(" class=\"center\">")
        case .right: html.markup(" class=\"end\">")
        }
    }

    static func closeCell(_ index: Int, in document: Document, isHeader: Bool, to html: inout HTMLWriter) {
        html.markup(isHeaderCell(index, in: document, isHeader: isHeader) ? "</th>" : "</td>")
    }

    /// A header without text heads nothing: screen readers would read it before every cell of the column.
    private static func isHeaderCell(_ index: Int, in document: Document, isHeader: Bool) -> Bool {
        isHeader && !document.descendants(of: index).isEmpty
    }
}
