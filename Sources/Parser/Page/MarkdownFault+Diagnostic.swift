internal import Markdown
internal import Models

extension MarkdownFault {
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
        case .unclosedFence:
            return Diagnostic(
                .unclosedFence, at: location, "fence opened at line \(line) is never closed",
                remedy: "Close it with a line of as many marks, or open an outer fence with more marks than an inner one.")
        }
    }
}
