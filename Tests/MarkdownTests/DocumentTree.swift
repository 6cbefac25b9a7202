import Markup

/// Draws a document as an indented tree, for goldens that a person can read.
func tree(_ document: Document) -> String {
    var lines: [String] = []
    var open: [Int32] = []
    for (index, node) in document.nodes.enumerated() {
        while let end = open.last, end <= index { open.removeLast() }
        var line = String(repeating: "  ", count: open.count) + "\(node.kind)"
        if node.number != 0 { line += " \(node.number)" }
        if !node.text.isEmpty { line += " " + document.string(node.text).debugDescription }
        if !node.info.isEmpty { line += " <" + document.string(node.info) + ">" }
        lines.append(line)
        open.append(node.end)
    }
    return lines.joined(separator: "\n")
}
