/// Cuts Swift source into tokens, as the compiler's lexer does.
///
/// It reads bytes, never decodes text that it need not, allocates nothing for a token, and takes any bytes at all: what is
/// unterminated ends with its line or with the source, and nesting is counted or kept in an array, never in recursion.
///
/// ```swift
/// var lexer = SwiftLexer()
/// while let token = lexer.next(in: code.span) { … }
/// ```
public struct SwiftLexer: Sendable {
    /// An interpolation that has not ended yet.
    private struct Interpolation {
        var literal: StringLiteral
        var openParentheses = 0
    }

    /// The enclosing interpolations, innermost last.
    private var interpolations: [Interpolation] = []

    /// The literal whose text goes on at `position`.
    private var literal: StringLiteral?

    /// Where a regular expression begins that an operator has been split off from, and where it ends.
    private var pendingRegex: Range<Int>?

    private var position = 0
    private var context: LexicalContext = .operand
    private var opening = StringOpening()
    private var unclosedRegex = Int.max
    private let words = WordTable.swift

    /// A lexer at the beginning of a source.
    public init() {}

    /// How many interpolations enclose the token that comes next.
    var interpolationDepth: Int { interpolations.count }

    /// The next token, or `nil` behind the last one.
    ///
    /// - Parameter source: the same bytes at every call.
    public mutating func next(in source: Span<UInt8>) -> SwiftToken? {
        if let literal { return text(of: literal, in: source) ?? next(in: source) }
        if let regex = pendingRegex {
            pendingRegex = nil
            return token(.regex, to: regex.upperBound)
        }
        skipWhitespace(in: source)
        return code(in: source)
    }
}

// MARK: - Between tokens

extension SwiftLexer {
    /// Moves to the next byte of a token. A newline ends the literals around it that have only one line.
    private mutating func skipWhitespace(in source: Span<UInt8>) {
        while position < source.count, source[position].isWhitespace {
            if source[position].isNewline { leaveLiteralsOfOneLine() }
            position += 1
        }
    }

    private mutating func leaveLiteralsOfOneLine() {
        while let interpolation = interpolations.last, !interpolation.literal.spansLines { interpolations.removeLast() }
    }

    private mutating func token(
        _ kind: SwiftToken.Kind, to end: Int, word: SwiftWord = .none, then context: LexicalContext = []
    ) -> SwiftToken {
        let token = SwiftToken(kind: kind, word: word, range: position..<end)
        position = end
        if !kind.isComment { self.context = context }
        return token
    }
}

// MARK: - String literals

extension SwiftLexer {
    /// The next part of a literal's text, or the beginning of an interpolation; `nil` if the literal ends here without one.
    private mutating func text(of literal: StringLiteral, in source: Span<UInt8>) -> SwiftToken? {
        let (end, stop) = literal.textEnd(source, from: position)
        switch stop {
        case .interpolation where end == position:
            self.literal = nil
            interpolations.append(Interpolation(literal: literal))
            let parenthesis = position + 1 + source.run(of: .pound, at: position + 1, atMost: literal.pounds)
            return token(.interpolationStart, to: parenthesis + 1, then: [.operand, .argument])
        case .interpolation:
            break
        case .closed, .unterminated:
            self.literal = nil
        }
        return end > position ? token(.string, to: end) : nil
    }

    /// The literal that opens here, up to its end or its first interpolation; `nil` if none does.
    private mutating func string(in source: Span<UInt8>) -> SwiftToken? {
        guard let (literal, textStart) = opening.scan(source, from: position) else { return nil }
        let (end, stop) = literal.textEnd(source, from: textStart)
        if stop == .interpolation { self.literal = literal }
        return token(.string, to: end)
    }
}

// MARK: - Code

extension SwiftLexer {
    private mutating func code(in source: Span<UInt8>) -> SwiftToken? {
        guard position < source.count else { return nil }
        let byte = source[position]
        switch byte {
        case .slash:
            if let (kind, end) = Comment.scan(source, from: position) { return token(kind, to: end) }
            return operatorOrRegex(in: source)
        case .leftParenthesis, .rightParenthesis:
            return parenthesis(byte)
        case .leftBrace, .rightBrace, .leftBracket, .rightBracket, .comma, .semicolon, .colon, .backslash:
            return punctuation(byte, in: source)
        case .doubleQuote, .singleQuote:
            return string(in: source)
        case .pound:
            return pound(in: source)
        case .at:
            return attribute(in: source)
        case .dollar:
            return token(.identifier, to: Identifier.bodyEnd(source, from: position + 1))
        case .backtick:
            let end = Identifier.quotedEnd(source, from: position)
            return token(end == nil ? .punctuation : .identifier, to: end ?? position + 1)
        case _ where byte.isDigit:
            let end = NumberLiteral.end(source, from: position, isTupleIndex: context.contains(.member))
            return token(.number, to: end)
        default:
            return identifier(in: source) ?? operatorOrRegex(in: source) ?? unknown(in: source)
        }
    }

    private mutating func identifier(in source: Span<UInt8>) -> SwiftToken? {
        guard let (end, key) = Identifier.scan(source, from: position) else { return nil }
        let word = words.word(for: key)
        return word.isReserved
            ? token(.keyword, to: end, word: word, then: .behind(word)) : token(.identifier, to: end, word: word)
    }

    private mutating func attribute(in source: Span<UInt8>) -> SwiftToken {
        if source.byte(at: position + 1) == .backtick, let end = Identifier.quotedEnd(source, from: position + 1) {
            return token(.attribute, to: end)
        }
        guard let (end, key) = Identifier.scan(source, from: position + 1) else {
            return token(.punctuation, to: position + 1)
        }
        var pathEnd = end
        while source.byte(at: pathEnd) == .period, let (end, _) = Identifier.scan(source, from: pathEnd + 1) { pathEnd = end }
        let word = words.word(for: key)
        return token(.attribute, to: pathEnd, word: word, then: word.isReserved ? .behind(word) : [])
    }

    /// A parenthesis; the one that ends an interpolation leads back into its literal.
    private mutating func parenthesis(_ byte: UInt8) -> SwiftToken {
        if let last = interpolations.indices.last {
            if byte == .leftParenthesis {
                interpolations[last].openParentheses += 1
            } else if interpolations[last].openParentheses > 0 {
                interpolations[last].openParentheses -= 1
            } else {
                literal = interpolations.removeLast().literal
                return token(.interpolationEnd, to: position + 1)
            }
        }
        return token(.punctuation, to: position + 1, then: .behind(byte))
    }

    private mutating func punctuation(_ byte: UInt8, in source: Span<UInt8>) -> SwiftToken {
        if byte == .colon, source.byte(at: position + 1) == .colon { return token(.punctuation, to: position + 2) }
        return token(.punctuation, to: position + 1, then: .behind(byte))
    }

    /// What a pound sign begins.
    private mutating func pound(in source: Span<UInt8>) -> SwiftToken {
        if position == 0, source.byte(at: 1) == .exclamationMark { return token(.shebang, to: source.endOfLine(from: 0)) }
        if let string = string(in: source) { return string }
        if let end = RegexLiteral.end(source, from: position, isCertain: true, unclosed: &unclosedRegex) {
            return token(.regex, to: end)
        }
        let run = source.run(of: .pound, at: position)
        // Many of them that open nothing are one token, lest each one search the rest of them again.
        if run > 1 { return token(.unknown, to: position + run - 1, then: context) }
        if let (end, word, context) = Directive.scan(source, from: position) {
            return token(.directive, to: end, word: word, then: context)
        }
        if let (end, key) = Identifier.scan(source, from: position + 1) {
            let word = words.word(for: key)
            return token(.macro, to: end, word: word, then: word.isReserved ? .behind(word) : [])
        }
        return token(.punctuation, to: position + 1)
    }

    /// A character that Swift has no use for, or an identifier that begins with one that may not come first.
    private mutating func unknown(in source: Span<UInt8>) -> SwiftToken {
        if Identifier.isStray(source, at: position) {
            return token(.identifier, to: Identifier.bodyEnd(source, from: position))
        }
        return token(.unknown, to: position + (source.scalar(at: position)?.length ?? 1), then: context)
    }
}

// MARK: - Operators

extension SwiftLexer {
    private mutating func operatorOrRegex(in source: Span<UInt8>) -> SwiftToken? {
        if let mark = optionalMark(in: source) { return mark }
        guard let end = OperatorRun.end(source, from: position) else { return nil }
        if let regex = regex(in: source, within: position..<end) {
            guard regex.lowerBound > position else { return token(.regex, to: regex.upperBound) }
            pendingRegex = regex
            return token(.operator, to: regex.lowerBound)
        }
        return operatorToken(in: source, to: end)
    }

    /// A postfix `?` or `!`, which is a token of its own whatever follows.
    private mutating func optionalMark(in source: Span<UInt8>) -> SwiftToken? {
        let byte = source[position]
        guard byte == .questionMark || byte == .exclamationMark, OperatorRun.isLeftBound(source, at: position) else {
            return nil
        }
        return token(.operator, to: position + 1, then: context.contains(.try) ? .tryOperand : [])
    }

    private mutating func operatorToken(in source: Span<UInt8>, to end: Int) -> SwiftToken {
        if end - position == 1, source[position] == .period { return token(.punctuation, to: end, then: .member) }
        let isArrow = end - position == 2 && source[position] == .minus && source[position + 1] == .greaterThan
        let isEqual = end - position == 1 && source[position] == .equals
        let isPostfix = OperatorRun.fixity(source, of: position..<end) == .postfix
        let isStray = OperatorRun.holdsCommentEnd(source, position..<end)
        return token(.operator, to: end, then: isArrow || isPostfix && !isEqual && !isStray ? [] : .operand)
    }

    /// The regular expression that begins at the first slash of an operator, if it is one.
    private mutating func regex(in source: Span<UInt8>, within range: Range<Int>) -> Range<Int>? {
        guard let slash = range.first(where: { source[$0] == .slash }), !context.contains(.operatorName),
            !OperatorRun.isLeftBound(source, at: range.lowerBound)
        else { return nil }
        var isCertain = false
        if !OperatorRun.isRightBound(source, at: range.upperBound, isLeftBound: false) {
            // It looks like an infix operator, which only an operand makes possible.
            guard context.contains(.operand) || context.contains(.tryOperand) else { return nil }
            isCertain = !context.contains(.argument)
        }
        return RegexLiteral.end(source, from: slash, isCertain: isCertain, unclosed: &unclosedRegex).map { slash..<$0 }
    }
}
