internal import CCmark
public import Markup

/// Reads markdown into a `Document`: CommonMark as libcmark parses it, and what `MarkdownOptions` adds.
///
/// 1. What libcmark could not bear is refused (`BracketScanner`, `MarkdownLimit`).
/// 2. What libcmark would lose is masked (`SourceMask`, `FootnoteDefinitions`), and it parses the body.
/// 3. Where a paragraph is a table, its cells are parsed by libcmark too (`TableFinder`, `FoundTables`).
/// 4. The tree is walked once and copied into the document (`DocumentBuilder`), paragraph by paragraph with what libcmark does
///    not know (`InlineExtensions`, `TaskMark`).
public struct MarkdownReader: Sendable {
    private let options: MarkdownOptions

    /// A reader of CommonMark and of these additions.
    public init(options: MarkdownOptions = .pages) { self.options = options }

    /// Reads the rest of a file.
    ///
    /// - Parameters:
    ///   - file: The bytes of a whole file, UTF-8.
    ///   - offset: Where the body begins, at the start of a line.
    ///   - firstLine: The number of that line in the file, from 1.
    ///   - document: What it holds is replaced; its memory is used again.
    /// - Returns: What the author should know of. The document is whole for a reader in any case.
    public func read(
        _ file: [UInt8], from offset: Int = 0, firstLine: Int = 1, into document: inout Document
    ) -> [MarkdownFault] {
        document.removeAll()
        if let fault = refusal(of: file, from: offset, firstLine: firstLine) {
            document.close(document.open(Node(.document)))
            return [fault]
        }
        var mask = SourceMask(file, from: offset, options: options)
        let footnotes = FootnoteDefinitions(in: &mask, from: offset)
        let file = mask?.bytes ?? file
        let lines = SourceLines(file, from: offset)
        guard let tree = CommonMarkTree(parsing: file, from: offset) else { return [] }
        var tables = FoundTables()
        if options.contains(.tables), lines.mayHoldTable {
            tables = TableFinder(lines: lines).tables(in: tree)
            tables.readCells(of: file, from: offset, options: options, footnotes: footnotes, mask: mask)
        }
        var builder = DocumentBuilder(
            into: document, lines: lines, options: options, tables: tables, footnotes: footnotes, mask: mask,
            lineShift: firstLine - 1)
        document = Document()
        tree.walk { isEntering, node in
            if isEntering { builder.enter(node) } else { builder.exit(node) }
        }
        document = builder.document
        var faults = builder.faults + (footnotes.isEmpty ? [] : Self.unusedFootnotes(in: document))
        if builder.references.mayExceedLimit(ofBody: file.count - offset) {
            faults.append(MarkdownFault(kind: .tooManyReferences, line: firstLine, column: 1))
        }
        return faults
    }

    private static func unusedFootnotes(in document: Document) -> [MarkdownFault] {
        let footnotes = Footnotes(of: document)
        let used = Set(footnotes.list.map { document.string(document.nodes[$0.definition].info).lowercased() })
        return footnotes.unused.map { index in
            let node = document.nodes[index]
            let label = document.string(node.info)
            return MarkdownFault(
                kind: used.contains(label.lowercased()) ? .repeatedFootnote(label: label) : .unusedFootnote(label: label),
                line: Int(node.line), column: max(1, Int(node.column)))
        }
    }

    private func refusal(of file: [UInt8], from offset: Int, firstLine: Int) -> MarkdownFault? {
        guard file.count - offset <= MarkdownLimit.size else {
            return MarkdownFault(kind: .tooLarge, line: firstLine, column: 1)
        }
        guard let place = BracketScanner.firstExcess(in: file, from: offset) else { return nil }
        return MarkdownFault(kind: .tooManyBrackets, line: firstLine + place.line, column: place.column)
    }
}
