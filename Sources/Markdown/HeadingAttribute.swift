internal import Markup

/// The `{#id}` at the end of a heading.
enum HeadingAttribute {
    /// Takes the attribute out of the text of a heading that has just been closed, and keeps the id as the node's info.
    static func read(at heading: Int, in document: inout Document) {
        let last = document.nodes.count - 1
        let node = document.nodes[last]
        // The attribute stands in the heading's own text, not in that of an emphasis or a link.
        guard last > heading, node.kind == .text, isChild(last, of: heading, in: document) else { return }
        let text = document[node.text]
        guard text.last == UInt8(ascii: "}"), let brace = text.lastIndex(of: UInt8(ascii: "{")),
            brace + 2 < text.endIndex - 1, text[brace + 1] == UInt8(ascii: "#")
        else { return }
        let id = text[brace + 2..<text.endIndex - 1]
        guard id.allSatisfy({ $0 > UInt8(ascii: " ") && $0 != 127 }) else { return }
        let kept = text[..<brace].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        let start = Int(node.text.start)
        let length = kept.map { $0 + 1 - start } ?? 0
        document.update(heading) { $0.info = TextRange(start: id.startIndex, count: id.count) }
        document.update(last) { $0.text = TextRange(start: start, count: length) }
    }

    private static func isChild(_ index: Int, of heading: Int, in document: Document) -> Bool {
        document.children(of: heading).contains(index)
    }
}
