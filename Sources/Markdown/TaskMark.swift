internal import Markup

/// The `[ ]` or `[x]` that an item of a list begins with (GitHub Flavored Markdown 0.29, section 5.3).
enum TaskMark {
    /// Takes the mark out of the first paragraph of an item that has just been closed.
    ///
    /// - Parameter line: The line on which the item begins, in which a mark is written without a backslash.
    static func take(from item: Int, in document: inout Document, line: ArraySlice<UInt8>) {
        let paragraph = item + 1
        let first = item + 2
        guard first < document.nodes.count, document.nodes[paragraph].kind == .paragraph, document.nodes[first].kind == .text,
            let isDone = mark(of: document[document.nodes[first].text]), isWritten(in: line)
        else { return }
        let rest = document[document.nodes[first].text].dropFirst(3).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let length = Int(document.nodes[first].text.count) - rest.count
        document.update(first) { $0.text = TextRange(start: rest.startIndex, count: rest.count) }
        document.update(paragraph) { if $0.column > 0 { $0.column += Int32(length) } }
        document.update(item) { $0.flags.formUnion(isDone ? [.task, .done] : .task) }
    }

    private static func mark(of text: ArraySlice<UInt8>) -> Bool? {
        guard text.count >= 4, text[text.startIndex + 3] == UInt8(ascii: " ") || text[text.startIndex + 3] == UInt8(ascii: "\t")
        else { return nil }
        if text.starts(with: "[ ]".utf8) { return false }
        return text.starts(with: "[x]".utf8) || text.starts(with: "[X]".utf8) ? true : nil
    }

    /// Whether the first bracket of a line stands alone, and not behind a backslash or as `&#91;`.
    private static func isWritten(in line: ArraySlice<UInt8>) -> Bool {
        guard let bracket = line.firstIndex(of: UInt8(ascii: "[")), bracket > line.startIndex else { return false }
        return line[bracket - 1] == UInt8(ascii: " ") || line[bracket - 1] == UInt8(ascii: "\t")
    }
}
