internal import Bytes
internal import CCmark
internal import Markup

/// Copies libcmark's tree into a `Document`, event by event, and adds on the way what libcmark does not know.
struct DocumentBuilder {
    private(set) var document: Document
    private(set) var faults: [MarkdownFault]
    private let lines: SourceLines
    private let options: MarkdownOptions
    private let tables: FoundTables
    private let footnotes: FootnoteDefinitions
    private let inlines: InlineExtensions
    private let lineShift: Int
    /// The nodes that are open, outermost first; `nil` for the list in which libcmark sees definitions of footnotes.
    private var open: [Int?] = []
    /// Whether any text may have something to read again.
    private let mayHaveExtensions: Bool
    /// Whether the text that is open has.
    private var hasExtensions = false
    /// How many colons stand before the text that comes next.
    private var fill = 0
    /// How much the links' destinations and titles hold.
    private(set) var references = ReferenceTally()
    /// How many open nodes of libcmark's have no node of ours: those of a table's text, and those too deep.
    private var skipped = 0

    init(
        into document: Document, lines: SourceLines, options: MarkdownOptions, tables: FoundTables = FoundTables(),
        footnotes: FootnoteDefinitions = FootnoteDefinitions(), mask: SourceMask? = nil, lineShift: Int = 0
    ) {
        self.document = document
        self.footnotes = footnotes
        inlines = InlineExtensions(options: options, mask: mask, labels: footnotes.labels)
        mayHaveExtensions = Self.mayHaveExtensions(lines, inlines)
        self.lines = lines
        self.options = options
        self.tables = tables
        self.lineShift = lineShift
        faults = tables.faults.map { MarkdownFault(kind: $0.kind, line: $0.line + lineShift, column: $0.column) }
    }

    /// Most bodies hold no sign that needs a second look. One may come of an entity, or when a backslash goes.
    private static func mayHaveExtensions(_ lines: SourceLines, _ inlines: InlineExtensions) -> Bool {
        let body = lines.bytes.span.extracting(lines.start...)
        return inlines.mayApply(to: body) || ByteSearch.contains("&", in: body) || ByteSearch.contains("\\", in: body)
    }

    mutating func enter(_ node: CommonMarkNode) {
        guard skipped == 0 else {
            skipped += node.isContainer ? 1 : 0
            return
        }
        guard node.isContainer else { return append(leaf: node) }
        if !tables.tables.isEmpty, let table = tables.tables[node.startLine],
            node.type == CMARK_NODE_PARAGRAPH || node.type == CMARK_NODE_HEADING
        {
            append(table, at: node.startLine)
            skipped = 1
        } else if open.count >= MarkdownLimit.depth {
            report(.tooDeep, at: node)
            skipped = 1
        } else if node.type == CMARK_NODE_LIST, holdsFootnotes(node) {
            open.append(nil)
        } else {
            open.append(document.open(container(node)))
        }
    }

    mutating func exit(_ node: CommonMarkNode) {
        guard skipped == 0 else {
            skipped -= 1
            return
        }
        guard let index = open.popLast() ?? nil else { return }
        readInlines(of: index, node)
        document.close(index)
        switch document.nodes[index].kind {
        case .heading where options.contains(.headingIDs): HeadingAttribute.read(at: index, in: &document)
        case .item where options.contains(.taskLists):
            TaskMark.take(from: index, in: &document, line: lines[node.startLine])
        // What was only a callout's mark is no paragraph.
        case .paragraph where document.nodes.count == index + 1: document.removeLast(from: index)
        default: break
        }
    }

    private mutating func readInlines(of block: Int, _ node: CommonMarkNode) {
        let kind = document.nodes[block].kind
        guard hasExtensions, kind == .paragraph || kind == .heading else { return }
        hasExtensions = false
        for label in inlines.apply(to: block, in: &document) {
            faults.append(fault(.unknownFootnote(label: label), at: node))
        }
    }

    /// Whether libcmark sees a list where definitions of footnotes stand one behind the other.
    private func holdsFootnotes(_ list: CommonMarkNode) -> Bool {
        guard !footnotes.isEmpty, let first = list.firstChild else { return false }
        var item: CommonMarkNode? = first
        while let current = item {
            guard footnotes.lines[current.startLine] != nil else { return false }
            item = current.next
        }
        return true
    }

    private mutating func report(_ kind: MarkdownFault.Kind, at node: CommonMarkNode) {
        guard !faults.contains(where: { $0.kind == kind && kind == .tooDeep }) else { return }
        faults.append(fault(kind, at: node))
    }

    private func fault(_ kind: MarkdownFault.Kind, at node: CommonMarkNode) -> MarkdownFault {
        MarkdownFault(kind: kind, line: max(1, node.startLine) + lineShift, column: max(1, node.startColumn))
    }

    // MARK: Nodes

    private func place(_ result: inout Node, of node: CommonMarkNode) {
        let line = node.startLine
        guard line > 0 else { return }
        result.line = Int32(truncatingIfNeeded: line + lineShift)
        result.column = Int32(truncatingIfNeeded: node.startColumn)
        result.endLine = Int32(truncatingIfNeeded: node.endLine + lineShift)
    }

    private mutating func container(_ node: CommonMarkNode) -> Node {
        var result = Node(node.containerKind)
        place(&result, of: node)
        switch result.kind {
        case .heading: result.number = node.headingLevel
        case .list:
            result.flags = node.isOrderedList ? .ordered : []
            if node.isTightList { result.flags.insert(.tight) }
            result.number = node.listStart
        case .link, .image:
            result.text = unmasked(node.appendURL(to: &document))
            result.info = unmasked(node.appendTitle(to: &document))
            references.add(Int(result.text.count) + Int(result.info.count))
        case .blockQuote where options.contains(.callouts):
            guard let callout = CalloutMark.take(from: node) else { break }
            result.kind = .callout
            result.number = callout.rawValue
        case .item:
            guard let definition = footnotes.lines[node.startLine] else { break }
            result.kind = .footnoteDefinition
            result.info = document.append(text: definition.label)
            fill = definition.fill
        case .paragraph: result.column += Int32(truncatingIfNeeded: fill > 0 ? fill + 1 : 0)
        default: break
        }
        return result
    }

    private mutating func append(leaf node: CommonMarkNode) {
        let leaf = leaf(node)
        switch leaf.kind {
        // Behind the label of a footnote that stands alone on its line.
        case .text where leaf.text.isEmpty: break
        case .softBreak where document.nodes.last?.kind == .paragraph: break
        default: document.append(leaf)
        }
    }

    private mutating func leaf(_ node: CommonMarkNode) -> Node {
        var result = Node(node.leafKind)
        place(&result, of: node)
        switch result.kind {
        case .text:
            result.text = withoutFill(node.appendLiteral(to: &document))
            if mayHaveExtensions, !hasExtensions {
                hasExtensions = inlines.mayApply(toShort: document.text.span.extracting(result.text.bounds))
            }
        case .code, .htmlInline, .htmlBlock: result.text = unmasked(node.appendLiteral(to: &document), isLiteral: true)
        case .codeBlock:
            result.text = unmasked(node.appendLiteral(to: &document), isLiteral: true)
            result.info = unmasked(node.appendFenceInfo(to: &document))
            readFence(node, into: &result)
        default: break
        }
        return result
    }

    /// A piece of text as it was before it was masked.
    private mutating func unmasked(_ range: TextRange, isLiteral: Bool = false) -> TextRange {
        guard let mask = inlines.mask, document[range].contains(SourceMask.lead) else { return range }
        return document.append(text: mask.unmasked(document[range], isLiteral: isLiteral))
    }

    /// A text without the colons that stand for the label of a footnote.
    private mutating func withoutFill(_ range: TextRange) -> TextRange {
        guard fill > 0 else { return range }
        let text = document[range].dropFirst(fill).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        fill = 0
        return TextRange(start: text.startIndex, count: text.count)
    }

    private mutating func readFence(_ node: CommonMarkNode, into result: inout Node) {
        let line = lines[node.startLine].dropFirst(node.startColumn - 1)
        // Indented code may show a fence: its first line is then code, which the line that opens a fence never is.
        let isCode = result.info.isEmpty && document[result.text].starts(with: line)
        guard !isCode, let fence = Fence(opening: line) else { return }
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
