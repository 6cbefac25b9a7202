internal import HTML
internal import Markup
internal import Models
internal import ViewModels

extension BodyRenderer: NodeVisitor {
    mutating func enter(_ index: Int, on walk: DocumentWalk, html: inout HTMLWriter) -> Bool {
        let node = view.document.nodes[index]
        switch node.kind {
        case .document: break
        case .paragraph:
            if !walk.isInTightItem { html.markup("<p>") }
        case .heading: enterHeading(node, html: &html)
        case .blockQuote: html.markup("<blockquote>\n")
        case .callout: CalloutRenderer.open(node, in: self, to: &html)
        case .list: openList(index, node, html: &html)
        case .item: ListTagRenderer.openItem(node, step: takeStep(index), words: frame.words, to: &html)
        case .codeBlock: codeBlock(node, html: &html)
        case .htmlBlock: RawHTMLRenderer.block(view.document[node.text], isAllowed: view.allowsRawHTML, to: &html)
        case .thematicBreak: html.markup("<hr>\n")
        case .table:
            isInTableBody = false
            TableRenderer.open(label: frame.words[.tableLabel], to: &html)
        case .tableRow: enterRow(node, html: &html)
        case .tableCell: TableRenderer.openCell(index, in: view.document, isHeader: walk.isInHeaderRow, to: &html)
        case .footnoteDefinition:
            FootnoteRenderer.pass(index, in: &self)
            return false
        default: return enterInline(index, node, html: &html)
        }
        return true
    }

    mutating func exit(_ index: Int, on walk: DocumentWalk, html: inout HTMLWriter) {
        let node = view.document.nodes[index]
        switch node.kind {
        case .paragraph:
            if let last = lastParagraph, last.node == index { FootnoteRenderer.writeBackLinks(in: self, to: &html) }
            html.markup(walk.isInTightItem ? "\n" : "</p>\n")
        case .heading: exitHeading(node, html: &html)
        case .blockQuote: html.markup("</blockquote>\n")
        case .callout: html.markup("</div>\n")
        case .list: ListTagRenderer.close(node, to: &html)
        case .item: html.markup("</li>\n")
        case .table: TableRenderer.close(hasBody: isInTableBody, to: &html)
        case .tableRow: TableRenderer.closeRow(isHeader: node.flags.contains(.header), to: &html)
        case .tableCell: TableRenderer.closeCell(index, in: view.document, isHeader: walk.isInHeaderRow, to: &html)
        default: exitInline(index, node, html: &html)
        }
    }

    private mutating func enterHeading(_ node: Node, html: inout HTMLWriter) {
        let heading = takeHeading()
        openHeading = heading
        HeadingRenderer.open(heading, level: node.number, to: &html)
    }

    private mutating func exitHeading(_ node: Node, html: inout HTMLWriter) {
        HeadingRenderer.close(openHeading, level: node.number, in: self, to: &html)
        openHeading = nil
    }

    private mutating func enterRow(_ node: Node, html: inout HTMLWriter) {
        let isHeader = node.flags.contains(.header)
        TableRenderer.openRow(isHeader: isHeader, isFirstOfBody: !isHeader && !isInTableBody, to: &html)
        if !isHeader { isInTableBody = true }
    }

    private mutating func openList(_ index: Int, _ node: Node, html: inout HTMLWriter) {
        if let diagram = view.diagram, diagram.list == index { DiagramRenderer.write(diagram, in: self, to: &html) }
        ListTagRenderer.open(node, to: &html)
    }

    private mutating func codeBlock(_ node: Node, html: inout HTMLWriter) {
        let number = firstListing + listings
        if let listing = takeListing() {
            ListingRenderer.write(listing, number: number, in: &self, to: &html)
        } else {
            html.markup("<pre tabindex=\"0\" dir=\"ltr\"><code>")
            html.text(view.document[node.text].span)
            html.markup("</code></pre>\n")
        }
    }
}
