/// What the last token lets the lexer expect: enough to tell a slash that opens a regular expression from an operator.
struct LexicalContext: OptionSet, Sendable {
    let rawValue: UInt8

    /// An expression may begin here.
    static let operand = LexicalContext(rawValue: 1 << 0)
    /// An operator may stand alone here, as an argument: `reduce(0, +)`.
    static let argument = LexicalContext(rawValue: 1 << 1)
    /// The name of an operator stands here: `func /`.
    static let operatorName = LexicalContext(rawValue: 1 << 2)
    /// Behind `try`, so that `?` and `!` belong to it.
    static let `try` = LexicalContext(rawValue: 1 << 3)
    /// Behind `try?` or `try!`: an expression must begin here, although a postfix operator went before.
    static let tryOperand = LexicalContext(rawValue: 1 << 4)
    /// Behind a period.
    static let member = LexicalContext(rawValue: 1 << 5)

    /// The context behind a keyword.
    static func behind(_ word: SwiftWord) -> LexicalContext {
        switch word {
        case .func, .operator: [.operand, .operatorName]
        case .try: [.operand, .try]
        default: word.isOperand ? [] : .operand
        }
    }

    /// The context behind a punctuation mark.
    static func behind(_ byte: UInt8) -> LexicalContext {
        switch byte {
        case .leftBrace, .semicolon: .operand
        case .leftParenthesis, .leftBracket, .comma, .colon: [.operand, .argument]
        case .period: .member
        default: []
        }
    }
}
