internal import HTML
internal import Markup
internal import Models
internal import ViewModels

extension BodyRenderer {
    mutating func enterInline(_ index: Int, _ node: Node, html: inout HTMLWriter) -> Bool {
        switch node.kind {
        case .text, .softBreak, .lineBreak, .code, .htmlInline:
            leaf(index, node, html: &html)
            return false
        case .emphasis: html.markup("<em>")
        case .strong:
            html.markup("<strong>")
            if let step = step(withArrow: index) {
                isInArrow = true
                DiagramRenderer.openBackLink(of: step, to: &html)
            }
        case .strikethrough: html.markup("<del>")
        case .footnoteReference: FootnoteRenderer.writeReference(index, in: &self, to: &html)
        case .link: openLink(title: view.document[node.info], html: &html)
        case .image:
            image(index, node, html: &html)
            return false
        default: break
        }
        return true
    }

    private mutating func leaf(_ index: Int, _ node: Node, html: inout HTMLWriter) {
        switch node.kind {
        case .softBreak: softBreak(index, html: &html)
        case .lineBreak: html.markup("<br>\n")
        case .code:
            // Code is read from left to right even where the text is not.
            html.markup(isRightToLeft ? "<code dir=\"ltr\">" : "<code>")
            InlineCodeRenderer.write(view.document[node.text].span, to: &html)
            html.markup("</code>")
        case .htmlInline: RawHTMLRenderer.inline(view.document[node.text], isAllowed: view.allowsRawHTML, to: &html)
        default: text(node.text, html: &html)
        }
    }

    mutating func exitInline(_ index: Int, _ node: Node, html: inout HTMLWriter) {
        switch node.kind {
        case .emphasis: html.markup("</em>")
        case .strong:
            if step(withArrow: index) != nil {
                isInArrow = false
                html.markup("</a>")
            }
            html.markup("</strong>")
        case .strikethrough: html.markup("</del>")
        case .link: closeLink(html: &html)
        default: break
        }
    }

    /// An arrow leads to the name behind it. `→` points to the right in every text (UAX 9 mirrors `>`, but no arrows), so where
    /// the text runs to the left it is drawn as `←`.
    private mutating func text(_ text: TextRange, html: inout HTMLWriter) {
        guard isInArrow, isRightToLeft else { return html.prose(text.bounds, of: view.document.text.span) }
        html.text(ArrowMark.turnedLeft(String(decoding: view.document[text], as: UTF8.self)))
    }

    private mutating func softBreak(_ index: Int, html: inout HTMLWriter) {
        let nodes = view.document.nodes
        guard nodes[index - 1].kind == .text else { return html.markup("\n") }
        let next = index + 1 < nodes.count && nodes[index + 1].kind == .text ? view.document[nodes[index + 1].text] : []
        html.softBreak(after: view.document[nodes[index - 1].text].span, before: next.span)
    }

    private var isRightToLeft: Bool { view.language?.isRightToLeft ?? frame.isRightToLeft }

    // MARK: Links and images

    private mutating func openLink(title: ArraySlice<UInt8>, html: inout HTMLWriter) {
        let link = takeLink()
        openLinks.append(link)
        switch link {
        case .internal(let address, _), .external(let address), .image(let address, _, _):
            html.markup("<a")
            html.attribute("href", url: address)
            html.title(title)
            html.markup(">")
        case .none: break
        }
    }

    private mutating func closeLink(html: inout HTMLWriter) {
        switch openLinks.popLast() {
        case .internal(_, let badge):
            html.markup("</a>")
            if let badge { BadgeRenderer.write(badge, in: view.language == nil ? nil : frame, to: &html) }
        case .external, .image: html.markup("</a>")
        case .some(.none), nil: break
        }
    }

    private mutating func image(_ index: Int, _ node: Node, html: inout HTMLWriter) {
        let link = takeLink()
        // Descriptions are plain text, but what looks like a link in one has its place in the view's list.
        let inner = view.document.nodes[view.document.descendants(of: index)]
        links += inner.count { $0.kind == .link || $0.kind == .image }
        ImageRenderer.write(link, index: index, in: view.document, to: &html)
    }
}
