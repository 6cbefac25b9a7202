/// A comment of a listing, as something to translate.
///
/// Line comments that stand on lines of their own, one below the other and equally indented, are one comment. An empty comment
/// line parts them, as does a line that begins an item of a list or is a `MARK:`, so that paragraphs stay paragraphs.
public struct ListingComment: Equatable, Sendable {
    /// How a comment is written.
    public enum Kind: Sendable {
        /// `//` on lines of its own.
        case line
        /// `//` behind code.
        case trailing
        /// `///`
        case docLine
        /// `/* */`
        case block
        /// `/** */`
        case docBlock
    }

    /// How it is written.
    public let kind: Kind

    /// What a translation calls it by: its text without marks, on one line, with single spaces.
    public let key: String

    /// The bytes of each comment token that it consists of.
    public let tokens: [Range<Int>]
}

extension ListingComment {
    /// From its first mark to the end of its last line.
    var range: Range<Int> { tokens[0].lowerBound..<tokens[tokens.count - 1].upperBound }

    /// Whether there is anything to translate: a rule of dashes, a number or a bare `MARK: -` is kept as it is in any language,
    /// and never reported.
    public var needsTranslation: Bool {
        let text = isMark ? key.dropFirst(Self.mark.count) : key[...]
        return text.contains { $0.isLetter }
    }

    var isMark: Bool { key.hasPrefix(Self.mark) }

    private static let mark = "MARK:"
}

extension Listing {
    /// The comments of the listing, in order.
    ///
    /// They are found anew at every call.
    public var comments: [ListingComment] { CommentScanner(code).comments }
}
