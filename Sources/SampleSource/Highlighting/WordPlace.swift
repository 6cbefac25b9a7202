/// A word with its neighbours: what tells a keyword from a name.
///
/// The compiler's parser knows by its grammar whether `async`, `get` or `in` is a keyword. One or two tokens on either side
/// say the same in nearly every program; a test holds this against the parser's own answer.
struct WordPlace {
    /// A token beside the word, reduced to what the rules ask for.
    struct Neighbour {
        var kind: SwiftToken.Kind
        var word: SwiftWord
        /// The first byte.
        var byte: UInt8
        var length: Int
        var isPrefixOperator: Bool

        func `is`(_ mark: UInt8) -> Bool { byte == mark && length == 1 }

        var isName: Bool { kind == .identifier }

        /// Whether the token may end a type or an expression.
        var isOperand: Bool {
            isName || word.isOperand || self.is(.rightParenthesis) || self.is(.rightBracket) || self.is(.greaterThan)
                || self.is(.questionMark)
        }

        var isArrow: Bool { kind == .operator && length == 2 && byte == .minus }
    }

    let token: SwiftToken
    let beforePrevious: Neighbour?
    let previous: Neighbour?
    let next: Neighbour?
    let afterNext: Neighbour?
    let enclosing: BracketStack.Bracket
    /// Whether the next token stands on the same line.
    let isFollowedOnItsLine: Bool
    /// Whether a gap separates the word from the next token.
    let isFollowedByGap: Bool
    /// Whether the word begins its line.
    let beginsLine: Bool

    init(_ tokens: [SwiftToken], at index: Int, brackets: BracketStack, source: Span<UInt8>) {
        token = tokens[index]
        let before = Self.step(tokens, from: index, by: -1)
        let after = Self.step(tokens, from: index, by: 1)
        previous = before.map { Self.neighbour(tokens[$0], source) }
        beforePrevious = before.flatMap { Self.step(tokens, from: $0, by: -1) }.map { Self.neighbour(tokens[$0], source) }
        next = after.map { Self.neighbour(tokens[$0], source) }
        afterNext = after.flatMap { Self.step(tokens, from: $0, by: 1) }.map { Self.neighbour(tokens[$0], source) }
        enclosing = brackets.innermost
        let end = token.range.upperBound
        isFollowedByGap = after.map { tokens[$0].range.lowerBound > end } ?? true
        isFollowedOnItsLine = after.map { !Self.hasNewline(source, end..<tokens[$0].range.lowerBound) } ?? false
        beginsLine = before.map { Self.hasNewline(source, tokens[$0].range.upperBound..<tokens[index].range.lowerBound) } ?? true
    }

    /// The next token in a direction that is no comment.
    private static func step(_ tokens: [SwiftToken], from index: Int, by step: Int) -> Int? {
        var index = index + step
        while tokens.indices.contains(index) {
            if !tokens[index].kind.isComment { return index }
            index += step
        }
        return nil
    }

    private static func neighbour(_ token: SwiftToken, _ source: Span<UInt8>) -> Neighbour {
        Neighbour(
            kind: token.kind, word: token.word, byte: source[token.range.lowerBound], length: token.range.count,
            isPrefixOperator: token.kind == .operator && OperatorRun.fixity(source, of: token.range) == .prefix)
    }

    private static func hasNewline(_ source: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.contains { source[$0].isNewline }
    }
}
