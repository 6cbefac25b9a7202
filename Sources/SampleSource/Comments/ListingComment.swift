/// A comment of a listing, as something to translate.
///
/// Line comments that stand on lines of their own, one below the other and equally indented, are one comment. An empty comment
/// line parts them, as does a line that begins an item of a list or names a section, so that paragraphs stay paragraphs. The
/// mark of a section, `MARK:` with the dash that may follow it, belongs to the marks of its comment: it is never translated.
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
    public internal(set) var key: String

    /// The line of the sample, counted from 1, that it begins in.
    public let line: Int

    /// The bytes of each comment token that it consists of.
    public internal(set) var tokens: [Range<Int>]
}

extension ListingComment {
    /// From its first mark to the end of its last line.
    var range: Range<Int> { tokens[0].lowerBound..<tokens[tokens.count - 1].upperBound }

    /// Whether there is anything to translate: a rule of dashes or a number is kept as it is in any language, and never
    /// reported.
    public var needsTranslation: Bool { key.contains { $0.isLetter } }

    /// The comment with another key.
    func with(key: String) -> ListingComment {
        var comment = self
        comment.key = key
        return comment
    }
}

extension Listing {
    /// The comments of the listing, in order.
    ///
    /// They are found anew at every call. Only Swift has any; so have not those whose letters carry more marks than anybody
    /// writes (`String.isStreamSafe`).
    public var comments: [ListingComment] { CommentScanner(self).comments }
}
