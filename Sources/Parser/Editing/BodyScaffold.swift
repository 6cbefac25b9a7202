internal import Markdown
internal import Markup
public import Models

/// Turns the body of a page into one that is to be translated: the same markdown, with each text between `⟦` and `⟧`, each
/// heading with its id, and each fence with the comments that it shows.
///
/// It changes the author's own lines and writes no markdown anew, so lists, quotes, tables and links keep their form.
public struct BodyScaffold {
    private let file: SourceFile
    private let names: ScaffoldNames
    private let start: Int
    private let lines: FileLines
    private let firstLine: Int
    private let document: Document
    private var edits = SourceEdits()
    private var headings = 0
    private var fences = 0

    /// A scaffold of a page's file.
    public init(of file: SourceFile, names: ScaffoldNames) {
        self.file = file
        self.names = names
        let body = PageParser.body(of: file.bytes)
        start = body.offset
        firstLine = body.line
        lines = FileLines(file.bytes, in: start..<file.bytes.count)
        var document = Document()
        _ = MarkdownReader().read(file.bytes, from: body.offset, firstLine: body.line, into: &document)
        self.document = document
    }

    /// The body of the new page, from what follows the front matter on.
    public mutating func bytes() -> [UInt8] {
        for index in document.nodes.indices {
            let node = document.nodes[index]
            switch node.kind {
            case .heading: heading(node)
            case .paragraph: paragraph(index, node)
            case .tableRow: row(node)
            case .codeBlock: fence(node)
            default: break
            }
        }
        return edits.applied(to: file.bytes, in: start..<file.bytes.count)
    }

    // MARK: Lines

    /// The number of a line of the file among those of the body, from 0.
    private func number(_ line: Int32) -> Int { Int(line) - firstLine }

    /// Where a line's text begins that stands after the marks of quotes and the indentation of the blocks around it.
    private func textStart(_ number: Int) -> Int {
        let line = lines[number]
        let isMargin = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ">") }
        return line.firstIndex { !isMargin($0) } ?? line.endIndex
    }

    /// Where a line's text ends, without the white space behind it.
    private func textEnd(_ number: Int) -> Int {
        let line = lines[number]
        return line.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? line.startIndex
    }

    // MARK: Headings

    private mutating func heading(_ node: Node) {
        defer { headings += 1 }
        guard headings < names.headings.count, node.line > 0 else { return }
        let number = number(node.line)
        let begin = lines[number].startIndex + max(0, Int(node.column) - 1)
        let isATX = begin < lines[number].endIndex && file.bytes[begin] == UInt8(ascii: "#")
        let underline = isATX ? number : self.underline(below: number)
        let last = isATX ? number : max(number, underline - 1)
        let source = HeadingSource(
            lines: (number...last).map { line in
                let start = line == number ? begin : textStart(line)
                return file.bytes[start..<max(start, textEnd(line))]
            }, isATX: isATX, hasAttribute: !node.info.isEmpty)
        let marks = String(repeating: "#", count: Int(node.number))
        let text = source.text.isEmpty ? "" : " " + Placeholder.marking(source.text)
        let end = textEnd(underline)
        edits.replace(begin..<max(begin, end), with: Array("\(marks)\(text) {#\(names.headings[headings])}".utf8))
    }

    /// The line that makes those above it a heading: the first that holds nothing but `=` or `-`.
    private func underline(below number: Int) -> Int {
        var line = number + 1
        while line < lines.count {
            let text = file.bytes[textStart(line)..<max(textStart(line), textEnd(line))]
            if let mark = text.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"), text.allSatisfy({ $0 == mark }) {
                break
            }
            line += 1
        }
        return min(line, lines.count - 1)
    }

    // MARK: Paragraphs

    private mutating func paragraph(_ index: Int, _ node: Node) {
        guard node.line > 0 else { return }
        var number = number(node.line)
        let last = lastLine(of: index, node)
        var begin = node.column > 0 ? lines[number].startIndex + Int(node.column) - 1 : textStart(number)
        // The mark of a callout and the definitions of links are no text.
        while number < last,
            isCalloutMark(file.bytes[begin..<textEnd(number)]) || isDefinition(file.bytes[begin..<textEnd(number)])
        {
            number += 1
            begin = textStart(number)
        }
        let end = textEnd(last)
        guard begin < end, !isCalloutMark(file.bytes[begin..<end]), !isDefinition(file.bytes[begin..<end]) else { return }
        if names.namedItems.contains(Int(node.line)), let name = LeadingName(file.bytes[begin..<textEnd(number)]) {
            edits.replace(name.range, with: Array(name.renamed(names.actors, from: names.language).utf8))
            begin = name.textStart
        }
        guard begin < end else { return }
        edits.insert("⟦", at: begin)
        edits.insert("⟧", at: end)
    }

    /// A paragraph that stands right before a table ends where that begins.
    private func lastLine(of index: Int, _ node: Node) -> Int {
        let next = Int(node.end)
        guard node.column == 0 else { return number(node.endLine) }
        return next < document.nodes.count && document.nodes[next].kind == .table
            ? number(document.nodes[next].line) - 1 : number(node.line)
    }

    private func isCalloutMark(_ text: ArraySlice<UInt8>) -> Bool {
        text.starts(with: "[!".utf8) && text.last == UInt8(ascii: "]")
    }

    private func isDefinition(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == UInt8(ascii: "["), let close = text.firstIndex(of: UInt8(ascii: "]")) else { return false }
        return close + 1 < text.endIndex && text[close + 1] == UInt8(ascii: ":")
    }

    // MARK: Tables and fences

    private mutating func row(_ node: Node) {
        let number = number(node.line)
        for cell in TableSource.cells(of: file.bytes[textStart(number)..<max(textStart(number), textEnd(number))]) {
            edits.insert("⟦", at: cell.lowerBound)
            edits.insert("⟧", at: cell.upperBound)
        }
    }

    private mutating func fence(_ node: Node) {
        defer { fences += 1 }
        guard fences < names.bodies.count, let body = names.bodies[fences] else { return }
        let first = number(node.line)
        let end = node.flags.contains(.unclosed) ? number(node.endLine) + 1 : number(node.endLine)
        let margin = lines[first].prefix(max(0, Int(node.column) - 1)).map { byte in
            byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\t") ? byte : UInt8(ascii: " ")
        }
        let texts = body.flatMap { margin + Array($0.utf8) + lines.ending }
        edits.replace(lines.bytes(of: first + 1..<max(first + 1, end)), with: texts)
    }
}
