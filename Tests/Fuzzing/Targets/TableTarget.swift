internal import Markdown
internal import Markup

/// A body with tables, footnotes and what else libcmark does not know.
enum TableTarget {
    static func run(_ input: [UInt8]) {
        var document = Document()
        _ = MarkdownReader(options: .pages).read(input, into: &document)
        precondition(!document.nodes.isEmpty)
        // Every node ends within its parent, and every range lies in the text.
        var ends: [Int32] = []
        for (index, node) in document.nodes.enumerated() {
            while let end = ends.last, end <= index { ends.removeLast() }
            precondition(node.end > index && node.end <= ends.last ?? Int32(document.nodes.count))
            precondition(node.text.bounds.upperBound <= document.text.count)
            precondition(node.info.bounds.upperBound <= document.text.count)
            ends.append(node.end)
        }
        let footnotes = Footnotes(of: document)
        precondition(footnotes.list.allSatisfy { document.nodes[$0.definition].kind == .footnoteDefinition })
    }
}
