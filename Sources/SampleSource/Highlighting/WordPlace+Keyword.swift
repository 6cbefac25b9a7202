extension WordPlace {
    /// Whether the word is a keyword where it stands.
    var isKeyword: Bool {
        if isMember { return isMemberKeyword }
        if isLabel { return false }
        if token.kind == .keyword { return !isMacroRole }
        if enclosing == .availability { return isAvailability }
        if isDeclaredName { return false }
        return isContextualKeyword
    }

    private var isMember: Bool { previous?.is(.period) ?? false }

    private var isMemberKeyword: Bool {
        switch token.word {
        case .self, .`init`, .Self: return true
        case .Type, .Protocol: return beforePrevious?.isOperand ?? false
        default: return false
        }
    }

    /// Whether the word labels an argument or names a parameter.
    private var isLabel: Bool {
        guard let previous, let next else { return false }
        switch enclosing {
        case .parenthesis: return isLabelInParentheses(behind: previous, before: next)
        case .bracket: return next.is(.colon) && isFirst(behind: previous) && !token.word.isOperand
        default: return previous.is(.rightBrace) && next.is(.colon) && afterNext?.is(.leftBrace) ?? false
        }
    }

    private func isFirst(behind previous: Neighbour) -> Bool {
        previous.is(.leftParenthesis) || previous.is(.leftBracket) || previous.is(.comma)
    }

    private func isLabelInParentheses(behind previous: Neighbour, before next: Neighbour) -> Bool {
        let begins = isFirst(behind: previous) || previous.kind == .attribute
        if next.is(.colon) { return begins || previous.is(.colon) || previous.isName }
        guard begins, afterNext?.is(.colon) ?? false, next.isName || next.kind == .keyword else { return false }
        return token.word != .let && token.word != .var
    }

    /// Whether a declaration gives the word to something as its name.
    private var isDeclaredName: Bool {
        switch previous?.word {
        case .func, .let, .var, .case, .class, .struct, .enum, .protocol, .typealias, .associatedtype, .import:
            previous?.kind == .keyword
        default: false
        }
    }

    /// `@attached(extension, …)`
    private var isMacroRole: Bool {
        token.word == .extension && beforePrevious?.kind == .attribute && enclosing == .parenthesis
    }

    private var isContextualKeyword: Bool {
        switch token.word {
        case .async, .reasync: isEffect
        case .await, .unsafe: isPrefixOfExpression
        case .consume, .copy, .discard, .each: isPrefixOfName
        case .yield: isPrefixOfName || next?.is(.ampersand) ?? false
        case .some, .any: isPrefixOfType
        case .get, .set, .willSet, .didSet, ._read, ._modify: isAccessor
        case .borrow: isAccessor || enclosing == .parenthesis && isPrefixOfName
        case .associativity, .higherThan, .lowerThan, .assignment: enclosing == .brace && next?.is(.colon) ?? false
        case .left, .right: beforePrevious?.word == .associativity
        case .weak, .unowned: isModifier || isCapture
        case .actor: isDeclaration && (afterNext?.byte == .leftBrace || afterNext?.byte == .colon || afterNext?.byte == .lessThan)
        case .macro: isDeclaration && (afterNext?.byte == .leftParenthesis || afterNext?.byte == .lessThan)
        case .isolated, .sending, .consuming, .borrowing, .nonisolated, .__consuming, .__owned, .__shared, ._const:
            isModifier || isPrefixOfType
        case .open, .final, .lazy, .override, .required, .convenience, .mutating, .nonmutating, .dynamic, .optional, .indirect,
            .distributed, .package, .prefix, .postfix, .infix:
            isModifier
        default: false
        }
    }

    /// A platform before its version, or a word of the grammar of availability.
    private var isAvailability: Bool {
        switch token.word {
        case .deprecated, .introduced, .message, .noasync, .obsoleted, .renamed, .unavailable: true
        default: next?.kind == .number
        }
    }

    private var isEffect: Bool {
        if previous?.is(.rightParenthesis) ?? false { return true }
        if next?.isArrow ?? false { return true }
        switch next?.word {
        case .throws, .rethrows, .let, .in: return next?.kind == .keyword
        default: return (next?.is(.leftBrace) ?? false) && previous?.word == .get
        }
    }

    /// Whether an operand follows on the same line.
    private var isPrefixOfExpression: Bool {
        guard isFollowedOnItsLine, let next else { return false }
        switch next.kind {
        case .identifier, .keyword, .number, .string, .macro, .regex: return true
        case .operator: return next.isPrefixOperator
        case .punctuation:
            let mayOpen = next.is(.leftParenthesis) || next.is(.leftBracket) || next.is(.period) || next.is(.leftBrace)
            return isFollowedByGap && mayOpen
        default: return false
        }
    }

    private var isPrefixOfName: Bool {
        isFollowedOnItsLine && isFollowedByGap && (next?.isName ?? false || next?.word.isOperand ?? false)
    }

    private var isPrefixOfType: Bool {
        guard isFollowedOnItsLine, isFollowedByGap, let next else { return false }
        return next.isName || next.kind == .attribute || next.word == .Self || next.word == .Any
            || next.is(.leftParenthesis) || next.is(.leftBracket) || next.byte == 0x7E
    }

    private var isAccessor: Bool {
        guard enclosing == .brace, mayFollowAccessor, let next else { return false }
        if next.is(.leftParenthesis) { return afterNext?.isName ?? false }
        return next.is(.leftBrace) || next.is(.rightBrace) || next.word == .set || next.word == .get
            || next.word == .async || next.word == .throws
    }

    /// Whether what stands before the word may end another accessor, or modify this one.
    private var mayFollowAccessor: Bool {
        guard let previous else { return false }
        switch previous.word {
        case .get, .set, .mutating, .nonmutating, .async, .throws, .unsafe, .consuming, .borrowing: return true
        default: break
        }
        return previous.kind == .attribute || previous.kind == .directive || previous.is(.leftBrace) || previous.is(.rightBrace)
            || previous.is(.rightParenthesis)
    }

    private var isCapture: Bool {
        enclosing == .bracket && (next?.isName ?? false || next?.word == .self || next?.is(.leftParenthesis) ?? false)
    }

    /// Whether the word introduces a declaration whose name follows.
    private var isDeclaration: Bool { isFollowedOnItsLine && (next?.isName ?? false) }

    private var isModifier: Bool {
        guard let next, !(previous?.is(.comma) ?? false) else { return false }
        if next.is(.leftParenthesis), !isFollowedByGap { return isDetailed }
        if next.kind == .attribute { return true }
        if next.kind == .keyword { return next.word.isDeclarator }
        return next.isName && next.word.isModifier
    }

    /// `unowned(safe)`, `nonisolated(unsafe)`, `package(set)`.
    private var isDetailed: Bool {
        switch afterNext?.word {
        case .set, .safe, .unsafe, .nonsending: true
        default: false
        }
    }
}

extension SwiftWord {
    /// Whether a declaration may go on with the reserved word, behind a modifier.
    fileprivate var isDeclarator: Bool {
        switch self {
        case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .`init`, .subscript, .case, .typealias,
            .associatedtype, .import, .deinit, .operator, .public, .private, .internal, .fileprivate, .static:
            true
        default: false
        }
    }

    /// Whether the contextual word may stand between a modifier and its declaration.
    fileprivate var isModifier: Bool {
        switch self {
        case .weak, .unowned, .isolated, .nonisolated, .open, .final, .lazy, .override, .required, .convenience, .mutating,
            .nonmutating, .dynamic, .optional, .indirect, .distributed, .package, .prefix, .postfix, .infix, .actor, .macro,
            .async,
            .consuming, .borrowing, .get, .set, ._read, ._modify:
            true
        default: false
        }
    }
}
