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

    init(_ tokens: Span<SwiftToken>, at index: Int, enclosing: BracketStack.Bracket, source: Span<UInt8>) {
        token = tokens[index]
        let before = Self.step(tokens, from: index, by: -1)
        let after = Self.step(tokens, from: index, by: 1)
        previous = Self.neighbour(tokens, at: before, source)
        beforePrevious = Self.neighbour(tokens, at: Self.step(tokens, from: before, by: -1), source)
        next = Self.neighbour(tokens, at: after, source)
        afterNext = Self.neighbour(tokens, at: Self.step(tokens, from: after, by: 1), source)
        self.enclosing = enclosing
        let end = token.range.upperBound
        if let after {
            let start = tokens[after].range.lowerBound
            isFollowedByGap = start > end
            isFollowedOnItsLine = !Self.hasNewline(source, end..<start)
        } else {
            isFollowedByGap = true
            isFollowedOnItsLine = false
        }
        if let before {
            beginsLine = Self.hasNewline(source, tokens[before].range.upperBound..<token.range.lowerBound)
        } else {
            beginsLine = true
        }
    }

    /// Whether the token before a word tells already that it is a keyword, as it mostly does: a reserved word that stands in no
    /// parentheses or brackets is one but as a member and as a label behind a block.
    static func isPlainlyKeyword(
        _ tokens: Span<SwiftToken>, at index: Int, enclosing: BracketStack.Bracket, source: Span<UInt8>
    ) -> Bool {
        guard tokens[index].kind == .keyword, enclosing == .none || enclosing == .brace else { return false }
        guard index > 0 else { return true }
        let previous = tokens[index - 1]
        let byte = source[previous.range.lowerBound]
        return !previous.kind.isComment && byte != .period && byte != .rightBrace
    }

    /// The next token in a direction that is no comment.
    private static func step(_ tokens: Span<SwiftToken>, from index: Int?, by step: Int) -> Int? {
        guard var index else { return nil }
        index += step
        while tokens.indices.contains(index) {
            if !tokens[index].kind.isComment { return index }
            index += step
        }
        return nil
    }

    private static func neighbour(_ tokens: Span<SwiftToken>, at index: Int?, _ source: Span<UInt8>) -> Neighbour? {
        guard let index else { return nil }
        let token = tokens[index]
        return Neighbour(
            kind: token.kind, word: token.word, byte: source[token.range.lowerBound], length: token.range.count,
            isPrefixOperator: token.kind == .operator && OperatorRun.fixity(source, of: token.range) == .prefix)
    }

    private static func hasNewline(_ source: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.contains { source[$0].isNewline }
    }
}
