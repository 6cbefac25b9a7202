public import HTML
public import Markup

/// Draws a document exactly as the CommonMark specification's examples print it, and the rest as those of GitHub Flavored
/// Markdown do: no ids, no colours, raw HTML and addresses as they are. Whoever shows the result vouches for its source.
///
/// Sources: CommonMark 0.30; GitHub Flavored Markdown 0.29, sections 4.10, 5.3 and 6.5.
public struct CommonMarkRenderer: NodeVisitor {
    /// Whether the last row of the table that is open was its header, and whether a body has begun.
    private var table = TableParts.none

    private enum TableParts { case none, header, body }

    private let footnotes: Footnotes
    /// How many references to each footnote have been drawn.
    private var references: [Int: Int] = [:]
    /// The paragraph that ends the footnote which is open, with the footnote's number.
    private var lastParagraph: (node: Int, number: Int)?

    private init(_ document: Document) { footnotes = Footnotes(of: document) }

    /// Writes a document.
    public static func write(_ document: Document, to html: inout HTMLWriter) {
        var visitor = CommonMarkRenderer(document)
        var walk = DocumentWalk(document)
        walk.run(0..<document.nodes.count, visitor: &visitor, html: &html)
        if !visitor.footnotes.list.isEmpty { visitor.writeFootnotes(of: document, to: &html) }
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
        case .item:
            html.block("<li>")
            if node.flags.contains(.task) {
                html.markup(
                    node.flags.contains(.done)
                        ? "<input type=\"checkbox\" checked=\"\" disabled=\"\" /> "
                        : "<input type=\"checkbox\" disabled=\"\" /> ")
            }
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
        case .footnoteReference: writeReference(index, to: &html)
        case .footnoteDefinition: return false
        }
        return true
    }

    mutating func exit(_ index: Int, on walk: DocumentWalk, html: inout HTMLWriter) {
        let node = walk.document.nodes[index]
        switch node.kind {
        case .paragraph where !walk.isInTightItem:
            if let last = lastParagraph, last.node == index { writeBackLinks(of: last.number, after: " ", to: &html) }
            html.markup("</p>\n")
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

    // MARK: Footnotes

    private mutating func writeReference(_ index: Int, to html: inout HTMLWriter) {
        guard let number = footnotes.number(ofReference: index) else { return }
        references[number, default: 0] += 1
        html.markup("<sup class=\"footnote-ref\"><a href=\"#fn")
        html.number(number)
        html.markup("\" id=\"fnref")
        Self.writeReferenceID(number, references[number] ?? 1, to: &html)
        html.markup("\">")
        html.number(number)
        html.markup("</a></sup>")
    }

    private static func writeReferenceID(_ number: Int, _ reference: Int, to html: inout HTMLWriter) {
        html.number(number)
        guard reference > 1 else { return }
        html.markup("-")
        html.number(reference)
    }

    private mutating func writeFootnotes(of document: Document, to html: inout HTMLWriter) {
        html.block("<section class=\"footnotes\">\n<ol>\n")
        for (index, footnote) in footnotes.list.enumerated() {
            html.markup("<li id=\"fn")
            html.number(index + 1)
            html.markup("\">\n")
            let last = footnotes.lastParagraph(of: index + 1, in: document)
            lastParagraph = last.map { ($0, index + 1) }
            var walk = DocumentWalk(document)
            walk.run(document.descendants(of: footnote.definition), visitor: &self, html: &html)
            if last == nil {
                writeBackLinks(of: index + 1, after: "", to: &html)
                html.markup("\n")
            }
            html.markup("</li>\n")
        }
        html.markup("</ol>\n</section>\n")
    }

    private func writeBackLinks(of number: Int, after separator: StaticString, to html: inout HTMLWriter) {
        for reference in 1...max(1, footnotes.list[number - 1].references) {
            html.markup(reference == 1 ? separator : " ")
            html.markup("<a href=\"#fnref")
            Self.writeReferenceID(number, reference, to: &html)
            html.markup("\" class=\"footnote-backref\">↩</a>")
        }
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
