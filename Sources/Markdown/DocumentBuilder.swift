internal import CCmark
internal import Markup

/// Copies libcmark's tree into a `Document`, event by event, and adds on the way what libcmark does not know.
struct DocumentBuilder {
    private(set) var document: Document
    private(set) var faults: [MarkdownFault]
    private let lines: SourceLines
    private let options: MarkdownOptions
    private let tables: FoundTables
    private let lineShift: Int
    /// The nodes that are open, outermost first.
    private var open: [Int] = []
    /// How much the links' destinations and titles hold.
    private(set) var references = ReferenceTally()
    /// How many open nodes of libcmark's have no node of ours: those of a table's text, and those too deep.
    private var skipped = 0

    init(into document: Document, lines: SourceLines, options: MarkdownOptions, tables: FoundTables, lineShift: Int) {
        self.document = document
        self.lines = lines
        self.options = options
        self.tables = tables
        self.lineShift = lineShift
        faults = tables.faults.map { MarkdownFault(kind: $0.kind, line: $0.line + lineShift, column: $0.column) }
    }

    mutating func enter(_ node: CommonMarkNode) {
        guard skipped == 0 else {
            skipped += node.isContainer ? 1 : 0
            return
        }
        guard node.isContainer else { return document.append(leaf(node)) }
        if !tables.tables.isEmpty, let table = tables.tables[node.startLine],
            node.type == CMARK_NODE_PARAGRAPH || node.type == CMARK_NODE_HEADING
        {
            append(table, at: node.startLine)
            skipped = 1
        } else if open.count >= MarkdownLimit.depth {
            report(.tooDeep, at: node)
            skipped = 1
        } else {
            open.append(document.open(container(node)))
        }
    }

    mutating func exit(_ node: CommonMarkNode) {
        guard skipped == 0 else {
            skipped -= 1
            return
        }
        guard let index = open.popLast() else { return }
        document.close(index)
        switch document.nodes[index].kind {
        case .heading where options.contains(.headingIDs): HeadingAttribute.read(at: index, in: &document)
        // What was only a callout's mark is no paragraph.
        case .paragraph where document.nodes.count == index + 1: document.removeLast(from: index)
        default: break
        }
    }

    private mutating func report(_ kind: MarkdownFault.Kind, at node: CommonMarkNode) {
        guard !faults.contains(where: { $0.kind == kind && kind == .tooDeep }) else { return }
        faults.append(
            MarkdownFault(kind: kind, line: max(1, node.startLine) + lineShift, column: max(1, node.startColumn)))
    }

    // MARK: Nodes

    private func placed(_ kind: Node.Kind, _ node: CommonMarkNode) -> Node {
        var result = Node(kind)
        if node.startLine > 0 {
            result.line = Int32(truncatingIfNeeded: node.startLine + lineShift)
            result.column = Int32(truncatingIfNeeded: node.startColumn)
            result.endLine = Int32(truncatingIfNeeded: node.endLine + lineShift)
        }
        return result
    }

    private mutating func container(_ node: CommonMarkNode) -> Node {
        var result = placed(node.containerKind, node)
        switch result.kind {
        case .heading: result.number = node.headingLevel
        case .list:
            result.flags = node.isOrderedList ? .ordered : []
            if node.isTightList { result.flags.insert(.tight) }
            result.number = node.listStart
        case .link, .image:
            result.text = node.appendURL(to: &document)
            result.info = node.appendTitle(to: &document)
            references.add(Int(result.text.count) + Int(result.info.count))
        case .blockQuote where options.contains(.callouts):
            guard let callout = CalloutMark.take(from: node) else { break }
            result.kind = .callout
            result.number = callout.rawValue
        default: break
        }
        return result
    }

    private mutating func leaf(_ node: CommonMarkNode) -> Node {
        var result = placed(node.leafKind, node)
        switch result.kind {
        case .text, .code, .htmlInline, .htmlBlock: result.text = node.appendLiteral(to: &document)
        case .codeBlock:
            result.text = node.appendLiteral(to: &document)
            result.info = node.appendFenceInfo(to: &document)
            readFence(node, into: &result)
        default: break
        }
        return result
    }

    private mutating func readFence(_ node: CommonMarkNode, into result: inout Node) {
        guard let fence = Fence(opening: lines[node.startLine].dropFirst(node.startColumn - 1)) else { return }
        result.flags = .fenced
        guard node.endLine == node.startLine || !fence.isClosed(by: lines[node.endLine]) else { return }
        result.flags.insert(.unclosed)
        report(.unclosedFence, at: node)
    }

    // MARK: Tables

    private mutating func append(_ table: FoundTables.Table, at line: Int) {
        var block = 0
        if !table.lead.isEmpty {
            tables.appendContent(ofBlock: block, at: line, fileLine: line + lineShift, to: &document)
            block += 1
        }
        var node = Node(.table)
        node.line = Int32(line + table.lead.count + lineShift)
        node.column = 1
        node.number = Int32(table.alignments.count)
        let index = document.open(node)
        for (position, row) in table.rows.enumerated() {
            append(row, isHeader: position == 0, of: table, at: line, firstBlock: block)
            block += table.alignments.count
        }
        document.close(index)
        if table.endsWithBreak { document.append(Node(.thematicBreak)) }
    }

    private mutating func append(
        _ row: FoundTables.Table.Row, isHeader: Bool, of table: FoundTables.Table, at line: Int, firstBlock: Int
    ) {
        var node = Node(.tableRow)
        node.line = Int32(row.line + lineShift)
        node.column = 1
        node.flags = isHeader ? .header : []
        let rowIndex = document.open(node)
        for (column, alignment) in table.alignments.enumerated() {
            node.kind = .tableCell
            node.number = alignment.rawValue
            let cell = document.open(node)
            tables.appendContent(ofBlock: firstBlock + column, at: line, fileLine: row.line + lineShift, to: &document)
            document.close(cell)
        }
        document.close(rowIndex)
    }
}
