internal import CCmark
internal import Markup

/// Finds the paragraphs that are tables. libcmark knows no tables, so it saw their rows as lines of text.
struct TableFinder {
    let lines: SourceLines

    func tables(in tree: borrowing CommonMarkTree) -> FoundTables {
        var found = FoundTables()
        tree.walk { isEntering, node in
            guard isEntering, node.type == CMARK_NODE_PARAGRAPH || node.type == CMARK_NODE_HEADING else { return }
            guard node.endLine > node.startLine, let table = table(at: node) else { return }
            found.add(table, at: node.startLine)
        }
        return found
    }

    private func table(at node: CommonMarkNode) -> FoundTables.Table? {
        // The cheap question first: most paragraphs hold no delimiter row.
        let candidates = node.startLine + 1...node.endLine
        guard candidates.contains(where: { TableRow.mayDelimit(lines[$0].span) }) else { return nil }
        let quotes = quoteDepth(of: node)
        var content = (node.startLine...node.endLine).map { withoutContainers(lines[$0], quotes: quotes) }
        content[0] = lines[node.startLine].dropFirst(node.startColumn - 1)
        for index in 1..<content.count {
            guard let alignments = TableRow.alignments(of: content[index]) else { continue }
            let header = TableRow(content[index - 1])
            guard header.cells.count == alignments.count else { continue }
            return table(
                content, header: index - 1, alignments: alignments, firstLine: node.startLine,
                isHeading: node.type == CMARK_NODE_HEADING)
        }
        return nil
    }

    private func table(
        _ content: [ArraySlice<UInt8>], header: Int, alignments: [Alignment], firstLine: Int, isHeading: Bool
    ) -> FoundTables.Table {
        var table = FoundTables.Table(alignments: alignments, rows: [])
        table.lead = Array(content[..<header])
        var last = content.count
        if isHeading {
            // Under a table `---` is a break and `===` a row, since a table is no paragraph.
            table.endsWithBreak = content[last - 1].contains(UInt8(ascii: "-"))
            if table.endsWithBreak { last -= 1 }
        }
        for index in [header] + Array(header + 2..<max(last, header + 2)) {
            let row = TableRow(content[index])
            if row.cells.dropFirst(alignments.count).contains(where: { !$0.isEmpty }) {
                table.faults.append(hiddenCell(of: row, columns: alignments.count, in: content[index], firstLine + index))
            }
            var cells = row.cells.prefix(alignments.count)
            cells += Array(repeating: [], count: alignments.count - cells.count)
            table.rows.append(.init(line: firstLine + index, cells: Array(cells)))
        }
        return table
    }

    private func hiddenCell(
        of row: TableRow, columns: Int, in content: ArraySlice<UInt8>, _ line: Int
    ) -> MarkdownFault {
        let start = TableRow.start(ofCell: columns, in: content) ?? content.startIndex
        return MarkdownFault(
            kind: .hiddenCell(cells: row.cells.count, columns: columns), line: line,
            column: start - lines[line].startIndex + 1)
    }

    private func quoteDepth(of node: CommonMarkNode) -> Int {
        var depth = 0
        var ancestor = node.parent
        while let container = ancestor, depth < MarkdownLimit.depth {
            if container.type == CMARK_NODE_BLOCK_QUOTE { depth += 1 }
            ancestor = container.parent
        }
        return depth
    }

    /// A line without the quote marks and the indentation of the blocks around it. Its paragraph began after them, so
    /// nothing but spaces and that many marks can stand before its text.
    private func withoutContainers(_ line: ArraySlice<UInt8>, quotes: Int) -> ArraySlice<UInt8> {
        var line = line
        var quotes = quotes
        while let first = line.first {
            if first == UInt8(ascii: ">"), quotes > 0 {
                quotes -= 1
            } else if first != UInt8(ascii: " "), first != UInt8(ascii: "\t") {
                break
            }
            line = line.dropFirst()
        }
        return line
    }
}
