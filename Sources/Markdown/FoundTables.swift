internal import CCmark
internal import Markup

/// The tables of a body, by the line at which libcmark saw a paragraph or a heading.
struct FoundTables {
    /// A table as it is written, and the paragraph before it if there was no blank line between.
    struct Table {
        /// The lines before the header row.
        var lead: [ArraySlice<UInt8>] = []
        var alignments: [Alignment]
        /// The header row and the others, cut or filled up to the number of columns.
        var rows: [Row]
        /// Whether `---` under the last row made libcmark see a heading: it is a thematic break.
        var endsWithBreak = false
        /// What is in its rows and is not shown.
        var faults: [MarkdownFault] = []

        struct Row {
            var line: Int
            var cells: [[UInt8]]
        }
    }

    private(set) var tables: [Int: Table] = [:]
    private(set) var faults: [MarkdownFault] = []
    private var cellCount = 0

    /// The parsed cells and leads, in the order of the lines of their tables.
    private var parsed = Document()
    /// For each table's line, where its first parsed block is among `blocks`.
    private var firstBlock: [Int: Int] = [:]
    private var blocks: [Range<Int>] = []
    private var order: [Int] = []

    /// Adds what was found at a line, or a fault when it is too large to be meant.
    mutating func add(_ table: Table, at line: Int) {
        cellCount += table.rows.count * table.alignments.count
        guard table.alignments.count <= MarkdownLimit.columns, cellCount <= MarkdownLimit.cells else {
            faults.append(MarkdownFault(kind: .tableTooLarge, line: line, column: 1))
            return
        }
        faults += table.faults
        tables[line] = table
        order.append(line)
    }

    /// Lets libcmark parse the cells' inlines.
    ///
    /// Each cell becomes an ATX heading, the one block of a single line that holds inlines and nothing else; a lead becomes
    /// a block quote, which is one block even when its text turns out to be none. They stand before the body, so that the
    /// body's link definitions count in cells too.
    mutating func readCells(
        of file: [UInt8], from offset: Int, options: MarkdownOptions, footnotes: FootnoteDefinitions, mask: SourceMask?
    ) {
        guard !order.isEmpty else { return }
        var source: [UInt8] = []
        // For each line of the source: the body's line that it comes from.
        var origins: [Int] = []
        for line in order {
            guard let table = tables[line] else { continue }
            for text in table.lead {
                source += Array("> ".utf8) + text + Array("\n".utf8)
                origins.append(line)
            }
            for row in table.rows {
                for cell in row.cells { source += Self.heading(cell) }
                origins += Array(repeating: row.line, count: row.cells.count)
            }
        }
        source.append(UInt8(ascii: "\n"))
        if mayDefineLinks(file[offset...]) { source += file[offset...] }
        let builder = DocumentBuilder(
            into: Document(), lines: SourceLines(source, from: 0),
            options: options.intersection([.strikethrough, .autolinks, .footnotes]),
            footnotes: footnotes.withoutLines, mask: mask)
        collectBlocks(of: source, origins: origins, with: builder)
    }

    private static func heading(_ cell: [UInt8]) -> [UInt8] {
        var line = Array("# ".utf8) + cell
        // Hashes at the end would close the heading: the first of them is text.
        if let last = cell.lastIndex(where: { $0 != UInt8(ascii: "#") }), last < cell.count - 1 {
            line.insert(UInt8(ascii: "\\"), at: last + 3)
        } else if !cell.isEmpty, cell.allSatisfy({ $0 == UInt8(ascii: "#") }) {
            line.insert(UInt8(ascii: "\\"), at: 2)
        }
        return line + [UInt8(ascii: "\n")]
    }

    /// Whether there is a `]:` as a link definition has it.
    private func mayDefineLinks(_ body: ArraySlice<UInt8>) -> Bool {
        zip(body, body.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":") }
    }

    private mutating func collectBlocks(of source: [UInt8], origins: [Int], with builder: DocumentBuilder) {
        guard let tree = CommonMarkTree(parsing: source) else { return }
        var builder = builder
        tree.walk { isEntering, node in
            if isEntering { builder.enter(node) } else { builder.exit(node) }
        }
        // What is wrong in the body behind the cells is said when the body itself is read.
        for fault in builder.faults where fault.line <= origins.count {
            faults.append(MarkdownFault(kind: fault.kind, line: origins[fault.line - 1], column: 1))
        }
        parsed = builder.document
        blocks = parsed.children(of: 0).map { $0..<Int(parsed.nodes[$0].end) }
        var next = 0
        for line in order {
            guard let table = tables[line] else { continue }
            firstBlock[line] = next
            next += (table.lead.isEmpty ? 0 : 1) + table.rows.count * table.alignments.count
        }
    }

    /// Appends what is in a table's block: 0 is the first cell, or the lead where there is one.
    func appendContent(ofBlock number: Int, at line: Int, fileLine: Int, to document: inout Document) {
        guard let first = firstBlock[line], first + number < blocks.count else { return }
        let block = blocks[first + number]
        let start = document.nodes.count
        document.append(block.lowerBound + 1..<block.upperBound, of: parsed)
        for index in start..<document.nodes.count {
            document.update(index) {
                $0.line = Int32(fileLine)
                $0.column = 0
            }
        }
    }
}
