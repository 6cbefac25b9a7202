internal import Markup
internal import ViewModels

extension TwinBodyRenderer {
    mutating func enterInline(_ index: Int, _ node: Node, to markdown: inout MarkdownWriter) -> Bool {
        switch node.kind {
        case .text, .code, .softBreak, .lineBreak, .htmlInline:
            leaf(node, to: &markdown)
            return false
        case .emphasis: markdown.markup(isInEmphasis ? "_" : "*")
        case .strong: markdown.markup("**")
        case .strikethrough: markdown.markup("~~")
        case .link:
            let link = takeLink()
            openLinks.append(link)
            if link.address != nil { markdown.markup("[") }
        case .image:
            image(index, to: &markdown)
            return false
        default: break
        }
        return true
    }

    private mutating func leaf(_ node: Node, to markdown: inout MarkdownWriter) {
        switch node.kind {
        case .code: markdown.code(view.document[node.text], in: place)
        case .softBreak: place == .paragraph ? markdown.newLine() : markdown.markup(" ")
        case .lineBreak where place == .paragraph:
            markdown.markup("\\")
            markdown.newLine()
        case .lineBreak: markdown.markup(" ")
        case .htmlInline where view.allowsRawHTML: markdown.verbatim(view.document[node.text])
        default: markdown.text(node.text.bounds, of: view.document.text.span, in: place)
        }
    }

    mutating func exitInline(_ node: Node, to markdown: inout MarkdownWriter) {
        switch node.kind {
        case .emphasis: markdown.markup(isInEmphasis ? "_" : "*")
        case .strong: markdown.markup("**")
        case .strikethrough: markdown.markup("~~")
        case .link:
            guard let address = openLinks.popLast()?.address else { return }
            markdown.markup("]")
            markdown.destination(address)
        default: break
        }
    }

    /// Two emphases around the same words would make a strong one.
    private var isInEmphasis: Bool { open.last.map { view.document.nodes[$0].kind == .emphasis } ?? false }

    private mutating func takeLink() -> LinkView {
        defer { links += 1 }
        return links < view.links.count ? view.links[links] : .none
    }

    private mutating func image(_ index: Int, to markdown: inout MarkdownWriter) {
        let address = takeLink().address
        let inner = view.document.descendants(of: index)
        links += view.document.nodes[inner].count { $0.kind == .link || $0.kind == .image }
        if address != nil { markdown.markup("![") }
        markdown.text(view.document.plainText(in: inner), in: place)
        guard let address else { return }
        markdown.markup("]")
        markdown.destination(address)
    }
}

extension LinkView {
    /// Where it leads, if anywhere.
    fileprivate var address: String? {
        switch self {
        case .internal(let address, _), .external(let address), .image(let address, _, _): address
        case .none: nil
        }
    }
}
