public import HTML
public import Markup

/// Draws a document exactly as the CommonMark specification's examples print it, and tables as those of GitHub Flavored
/// Markdown do: no ids, no colours, raw HTML and addresses as they are. Whoever shows the result vouches for its source.
///
/// Sources: CommonMark 0.30; GitHub Flavored Markdown 0.29, sections 4.10 and 6.5.
public struct CommonMarkRenderer: NodeVisitor {
    /// Whether the last row of the table that is open was its header, and whether a body has begun.
    private var table = TableParts.none

    private enum TableParts { case none, header, body }

    private init() {}

    /// Writes a document.
    public static func write(_ document: Document, to html: inout HTMLWriter) {
        var visitor = CommonMarkRenderer()
        var walk = DocumentWalk(document)
        walk.run(0..<document.nodes.count, visitor: &visitor, html: &html)
    }

    mutating func enter(_ index: Int, on walk: DocumentWalk, html: inout HTMLWriter) -> Bool {
        let document = walk.document
        let node = document.nodes[index]
        switch node.kind {
        case .document: break
        case .paragraph: enterParagraph(on: walk, html: &html)
        case .heading: html.startHeading(node.number)
        case .blockQuote, .callout: html.block("<blockquote>\n")
        case .list: html.startList(node)
        case .item: html.block("<li>")
        case .codeBlock: html.codeBlock(document[node.text], info: document[node.info])
        case .htmlBlock:
            html.startLine()
            html.markup(TrustedHTML(trusting: document[node.text]))
            html.startLine()
        case .thematicBreak: html.block("<hr />\n")
        case .table, .tableRow, .tableCell: enterTable(node, on: walk, html: &html)
        case .text: html.commonMarkText(document[node.text].span)
        case .softBreak: html.markup("\n")
        case .lineBreak: html.markup("<br />\n")
        case .code:
            html.markup("<code>")
            html.commonMarkText(document[node.text].span)
            html.markup("</code>")
        case .htmlInline: html.markup(TrustedHTML(trusting: document[node.text]))
        case .emphasis: html.markup("<em>")
        case .strong: html.markup("<strong>")
        case .strikethrough: html.markup("<del>")
        case .link:
            html.markup("<a")
            html.attribute("href", commonMarkURL: document[node.text].span)
            html.title(document[node.info])
            html.markup(">")
        case .image:
            html.image(index, of: document)
            return false
        }
        return true
    }

    mutating func exit(_ index: Int, on walk: DocumentWalk, html: inout HTMLWriter) {
        let node = walk.document.nodes[index]
        switch node.kind {
        case .paragraph where !walk.isInTightItem: html.markup("</p>\n")
        case .heading: html.endHeading(node.number)
        case .blockQuote, .callout: html.block("</blockquote>\n")
        case .list: html.markup(node.flags.contains(.ordered) ? "</ol>\n" : "</ul>\n")
        case .item: html.markup("</li>\n")
        case .table: exitTable(html: &html)
        case .tableRow: exitRow(node, html: &html)
        case .tableCell: html.markup(walk.isInHeaderRow ? "</th>\n" : "</td>\n")
        case .emphasis: html.markup("</em>")
        case .strong: html.markup("</strong>")
        case .strikethrough: html.markup("</del>")
        case .link: html.markup("</a>")
        default: break
        }
    }

    private func enterParagraph(on walk: DocumentWalk, html: inout HTMLWriter) {
        if !walk.isInTightItem { html.block("<p>") }
    }

    // MARK: Tables

    private mutating func enterTable(_ node: Node, on walk: DocumentWalk, html: inout HTMLWriter) {
        switch node.kind {
        case .table:
            html.block("<table>\n")
            table = .none
        case .tableRow: enterRow(node, html: &html)
        default:
            html.markup(walk.isInHeaderRow ? "<th" : "<td")
            switch Alignment(rawValue: node.number) ?? .none {
            case .none: html.markup(">")
            case .left: html.markup(" align=\"left\">")
            case .center: html.markup(" align=\"center\">")
            case .right: html.markup(" align=\"right\">")
            }
        }
    }

    private mutating func enterRow(_ node: Node, html: inout HTMLWriter) {
        if node.flags.contains(.header) {
            html.markup("<thead>\n")
            table = .header
        } else if table != .body {
            html.markup("<tbody>\n")
            table = .body
        }
        html.markup("<tr>\n")
    }

    private func exitRow(_ node: Node, html: inout HTMLWriter) {
        html.markup(node.flags.contains(.header) ? "</tr>\n</thead>\n" : "</tr>\n")
    }

    private mutating func exitTable(html: inout HTMLWriter) {
        html.markup(table == .body ? "</tbody>\n</table>\n" : "</table>\n")
        table = .none
    }
}
