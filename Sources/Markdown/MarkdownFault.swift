/// Something in a page's body that its author should know of, at the place where it is.
public struct MarkdownFault: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// Blocks or inlines nest more deeply than `MarkdownLimit.depth`. Nothing below that depth was read.
        case tooDeep
        /// More `[` than `MarkdownLimit.brackets` without a blank line between them. Nothing was read.
        case tooManyBrackets
        /// The page is larger than `MarkdownLimit.size`. Nothing was read.
        case tooLarge
        /// A table is wider than `MarkdownLimit.columns` or longer than `MarkdownLimit.cells`; it is read as text.
        case tableTooLarge
        /// The destinations that links take from definitions are longer together than libcmark writes out: the last of these
        /// links became text.
        case tooManyReferences
        /// A reference to a footnote that nobody defines; it stays text.
        case unknownFootnote(label: String)
        /// A footnote that nothing refers to; it is not shown.
        case unusedFootnote(label: String)
        /// A second footnote of one label; it is not shown.
        case repeatedFootnote(label: String)
        /// A row has more cells than its table has columns: what stands from here on is not shown.
        case hiddenCell(cells: Int, columns: Int)
        /// A fence is never closed, so that all that follows became code.
        case unclosedFence
    }

    /// What is wrong.
    public var kind: Kind
    /// The line in the file, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int

    /// A fault at a place.
    public init(kind: Kind, line: Int, column: Int) {
        self.kind = kind
        self.line = line
        self.column = column
    }
}
