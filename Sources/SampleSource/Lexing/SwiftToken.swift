/// One lexical element of Swift source: what it is, and the bytes that it covers.
///
/// Whitespace is no token: it is the gap between two of them. Every other byte belongs to exactly one token.
public struct SwiftToken: Equatable, Sendable {
    /// What a token is.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// A reserved word, wherever it stands (`default` is one after a period, too).
        case keyword
        /// An identifier, with its backticks if it has some; `_`; `$0`.
        case identifier
        /// `@` and the name behind it: `@MainActor`, `@Testing.Suite`.
        case attribute
        /// `#` and the name of a freestanding macro behind it: `#expect`.
        case macro
        /// A word of the language that begins with `#`: `#if`, `#endif`, `#available`.
        case directive
        /// A whole string literal, or its part up to or from an interpolation, delimiters included.
        case string
        /// The `\(` of an interpolation, with the pound signs of a raw literal: `\#(`.
        case interpolationStart
        /// The parenthesis that ends an interpolation.
        case interpolationEnd
        /// An integer or floating-point literal.
        case number
        /// A regular-expression literal, delimiters included.
        case regex
        /// An operator, `=`, `->`, `?` and `!` included.
        case `operator`
        /// A bracket, comma, colon, semicolon, period or backslash.
        case punctuation
        /// `// …` up to the end of its line.
        case lineComment
        /// `/// …` up to the end of its line.
        case docLineComment
        /// `/* … */`, others inside it included.
        case blockComment
        /// `/** … */`, others inside it included.
        case docBlockComment
        /// `#!…`, the first line of a script.
        case shebang
        /// A character that Swift has no use for.
        case unknown
    }

    /// What the token is.
    public var kind: Kind

    /// The word that a keyword or identifier spells, where it is one that Swift knows.
    var word: SwiftWord

    /// Where the token stands, in bytes.
    public var range: Range<Int>
}

extension SwiftToken.Kind {
    /// Whether a token of this kind means nothing to the compiler.
    public var isComment: Bool {
        switch self {
        case .lineComment, .docLineComment, .blockComment, .docBlockComment: true
        default: false
        }
    }
}
