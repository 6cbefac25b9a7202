internal import Markdown
internal import Models

extension MarkdownFault {
    /// What the author of a page is told: no more of one kind than anybody reads.
    static func diagnostics(of faults: [MarkdownFault], in file: SourceFile) -> [Diagnostic] {
        var counts: [Rule: Int] = [:]
        return faults.compactMap { fault in
            counts[fault.rule, default: 0] += 1
            return counts[fault.rule, default: 0] <= DiagnosticLimit.perPage ? fault.diagnostic(in: file) : nil
        }
    }

    private var rule: Rule {
        switch kind {
        case .tooDeep, .tooManyBrackets, .tooLarge, .tableTooLarge, .tooManyReferences: .limit
        case .unclosedFence: .unclosedFence
        case .hiddenCell: .hiddenCell
        case .unknownFootnote: .unknownFootnote
        case .unusedFootnote, .repeatedFootnote: .unusedFootnote
        }
    }

    /// The fault as its author is told of it.
    func diagnostic(in file: SourceFile) -> Diagnostic {
        let location = file.location(line: line, byteColumn: column)
        switch kind {
        case .tooDeep:
            return Diagnostic(
                .limit, at: location, "blocks nest more than \(MarkdownLimit.depth) deep", remedy: "Nest them less deeply.")
        case .tooManyBrackets:
            return Diagnostic(
                .limit, at: location, "more than \(MarkdownLimit.brackets) `[` without a blank line",
                remedy: "Divide the paragraph, or put the brackets into a fence.")
        case .tooLarge:
            return Diagnostic(
                .limit, at: location, "the page is larger than \(MarkdownLimit.size >> 20) MiB",
                remedy: "Divide it into several pages.")
        case .tableTooLarge:
            return Diagnostic(
                .limit, at: location,
                "the table has more than \(MarkdownLimit.columns) columns, or the page more than \(MarkdownLimit.cells) cells",
                remedy: "Divide the table.")
        case .tooManyReferences:
            return Diagnostic(
                .limit, at: location,
                "the links that take their addresses from definitions are too long together, and became text",
                remedy: "Shorten the addresses in the definitions, or divide the page.")
        case .unknownFootnote(let label):
            return Diagnostic(
                .unknownFootnote, at: file.location(line: line, of: "[^\(label)]"),
                "there is no footnote `[^\(label)]`, so that this is shown as text",
                remedy: "Write it on a line of its own: `[^\(label)]: …`.")
        case .unusedFootnote(let label):
            return Diagnostic(
                .unusedFootnote, at: file.location(line: line, of: "[^\(label)]"),
                "nothing refers to the footnote `[^\(label)]`, so that nobody sees it",
                remedy: "Refer to it with `[^\(label)]`, or remove it.")
        case .repeatedFootnote(let label):
            return Diagnostic(
                .unusedFootnote, at: file.location(line: line, of: "[^\(label)]"),
                "a footnote `[^\(label)]` stands before this one, so that nobody sees it",
                remedy: "Give one of them another label.")
        case .hiddenCell(let cells, let columns):
            return Diagnostic(
                .hiddenCell, at: location,
                "the row has \(cells) cells, and its table \(columns == 1 ? "one column" : "\(columns) columns"): from here on, nothing is shown",
                remedy: "Write `\\|` for a `|` that belongs to a text, in code too, or give the table more columns.")
        case .unclosedFence:
            return Diagnostic(
                .unclosedFence, at: location, "fence opened at line \(line) is never closed",
                remedy: "Close it with a line of as many marks, or open an outer fence with more marks than an inner one.")
        }
    }
}
