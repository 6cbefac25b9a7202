internal import HTML
internal import Markup

extension HTMLWriter {
    /// Begins a line, if something stands on the current one.
    mutating func startLine() {
        if let last, last != UInt8(ascii: "\n") { markup("\n") }
    }

    /// Writes a tag at the beginning of a line.
    mutating func block(_ tag: StaticString) {
        startLine()
        markup(tag)
    }

    mutating func startHeading(_ level: Int32) {
        block("<h")
        number(Int(level))
        markup(">")
    }

    mutating func endHeading(_ level: Int32) {
        markup("</h")
        number(Int(level))
        markup(">\n")
    }

    mutating func startList(_ node: Node) {
        guard node.flags.contains(.ordered) else { return block("<ul>\n") }
        block("<ol")
        if node.number != 1 { attribute("start", Int(node.number)) }
        markup(">\n")
    }

    mutating func codeBlock(_ code: ArraySlice<UInt8>, info: ArraySlice<UInt8>) {
        block("<pre><code")
        let language = info.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        if !language.isEmpty {
            markup(" class=\"language-")
            commonMarkText(language.span)
            markup("\"")
        }
        markup(">")
        commonMarkText(code.span)
        markup("</code></pre>\n")
    }

    mutating func title(_ title: ArraySlice<UInt8>) {
        guard !title.isEmpty else { return }
        markup(" title=\"")
        commonMarkText(title.span)
        markup("\"")
    }

    mutating func image(_ index: Int, of document: Document) {
        let node = document.nodes[index]
        markup("<img")
        attribute("src", commonMarkURL: document[node.text].span)
        markup(" alt=\"")
        alternativeText(of: index, in: document, asCommonMark: true)
        markup("\"")
        title(document[node.info])
        markup(" />")
    }

    /// Writes what a reader reads in an image's description into an attribute's value.
    ///
    /// - Parameter asCommonMark: Whether what no page may hold is written, too.
    mutating func alternativeText(of index: Int, in document: Document, asCommonMark: Bool = false) {
        for node in document.nodes[document.descendants(of: index)] {
            switch node.kind {
            case .text, .code, .htmlInline:
                if asCommonMark { commonMarkText(document[node.text].span) } else { value(document[node.text].span) }
            case .softBreak, .lineBreak: markup(" ")
            default: break
            }
        }
    }
}
