/// The brackets around a token.
struct BracketStack: Sendable {
    enum Bracket: Sendable {
        case none
        case parenthesis
        /// A parenthesis behind `@available` or `#available`, where every word is one of the language.
        case availability
        case bracket
        case brace
    }

    private var open: [Bracket] = []

    var innermost: Bracket { open.last ?? .none }

    mutating func removeAll() {
        open.removeAll(keepingCapacity: true)
    }

    /// Takes in a token.
    mutating func pass(_ tokens: Span<SwiftToken>, at index: Int, in source: Span<UInt8>) {
        switch tokens[index].kind {
        case .interpolationStart: open.append(.parenthesis)
        case .interpolationEnd: _ = open.popLast()
        case .punctuation:
            switch source[tokens[index].range.lowerBound] {
            case .leftParenthesis: open.append(isBehindAvailability(tokens, at: index) ? .availability : .parenthesis)
            case .leftBracket: open.append(.bracket)
            case .leftBrace: open.append(.brace)
            case .rightParenthesis, .rightBracket, .rightBrace: _ = open.popLast()
            default: break
            }
        default: break
        }
    }

    private func isBehindAvailability(_ tokens: Span<SwiftToken>, at index: Int) -> Bool {
        guard index > 0 else { return false }
        switch (tokens[index - 1].kind, tokens[index - 1].word) {
        case (.attribute, .available), (.attribute, .backDeployed), (.directive, .available), (.directive, .unavailable):
            return true
        default: return false
        }
    }
}
