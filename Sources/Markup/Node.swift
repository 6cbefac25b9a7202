/// One block or inline of a document. What `text`, `info` and `number` hold depends on the kind.
public struct Node: Hashable, Sendable {
    /// What the node is, in the words of CommonMark and of GitHub Flavored Markdown.
    public enum Kind: UInt8, Sendable {
        case document
        // Blocks
        case paragraph, heading, blockQuote, callout, list, item, codeBlock, htmlBlock, thematicBreak
        case table, tableRow, tableCell
        // Inlines
        case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image
        // Footnotes, a reference being an inline and a definition a block. They came last: digests hold the numbers of kinds.
        case footnoteReference, footnoteDefinition
    }

    /// Yes-or-no facts about a node.
    public struct Flags: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt8
        /// The flags of these bits.
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A list that is numbered.
        public static let ordered = Flags(rawValue: 1)
        /// A list whose items' paragraphs stand close together (CommonMark 0.30, section 5.3).
        public static let tight = Flags(rawValue: 2)
        /// The first row of a table.
        public static let header = Flags(rawValue: 4)
        /// A code block between fences, not one by indentation.
        public static let fenced = Flags(rawValue: 8)
        /// A fence whose end is the end of its container: nobody closed it.
        public static let unclosed = Flags(rawValue: 16)
        /// A task-list item, and one that is ticked off.
        public static let task = Flags(rawValue: 32)
        /// A task that is done.
        public static let done = Flags(rawValue: 64)
    }

    /// What the node is.
    public var kind: Kind
    /// Yes-or-no facts.
    public var flags: Flags = []
    /// A heading's level, a list's first number, a cell's `Alignment`, a callout's `Callout`.
    public var number: Int32 = 0
    /// The index after the node's last descendant: its next sibling, if it has one.
    public var end: Int32 = 0
    /// The literal of a text, code or HTML node; the destination of a link or an image; the label of a footnote's reference.
    public var text: TextRange = .empty
    /// A fence's info string, a link's title, the id that a heading was given by hand, the label of a footnote.
    public var info: TextRange = .empty
    /// The line in the file, from 1; 0 where the parser does not know.
    public var line: Int32 = 0
    /// The column in bytes, from 1; 0 where the parser does not know.
    public var column: Int32 = 0
    /// The last line, for blocks.
    public var endLine: Int32 = 0

    /// A node of a kind with nothing in it.
    @inlinable public init(_ kind: Kind) { self.kind = kind }
}

/// How a table's column is aligned.
public enum Alignment: Int32, Sendable {
    case none, left, center, right
}

/// The five kinds of callout that GitHub's alerts know.
public enum Callout: Int32, CaseIterable, Sendable {
    case note, tip, important, warning, caution
}
