/// A word with a meaning in Swift: reserved everywhere, or only in some places (a contextual keyword).
///
/// Source: The Swift Programming Language, “Keywords and Punctuation”; the words of accessors, parameters and types that
/// came later stand in the evolution proposals that the compiler implements.
enum SwiftWord: String, CaseIterable, Sendable {
    /// Any other word.
    case none

    // Reserved.
    case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`
    case `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`
    case `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`
    case `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`
    case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

    // Contextual.
    case __consuming, __owned, __shared, _const, _modify, _read, actor, any, associativity, assignment, async, await, borrow,
        borrowing, consume, consuming
    case convenience, copy, didSet, discard, distributed, dynamic, each, final, get, higherThan, indirect, infix, isolated
    case lazy, left, lowerThan, macro, mutating, nonisolated, nonmutating, nonsending, open, optional, override
    case package, postfix, prefix, `Protocol`, reasync, required, right, safe, sending, set, some, `Type`
    case unavailable, unowned, unsafe, weak, willSet, yield

    // In an availability condition.
    case deprecated, introduced, message, noasync, obsoleted, renamed

    // Behind a pound or an at sign.
    case available, backDeployed, elseif, endif, sourceLocation
}

extension SwiftWord {
    /// Whether the compiler's lexer itself takes the word for a keyword.
    var isReserved: Bool {
        switch self {
        case .Any, .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do, .else, .enum,
            .extension, .fallthrough, .false, .fileprivate, .for, .func, .guard, .if, .import, .in, .`init`, .inout, .internal,
            .is, .let, .nil, .operator, .precedencegroup, .private, .protocol, .public, .repeat, .rethrows, .return, .self,
            .Self, .static, .struct, .subscript, .super, .switch, .throw, .throws, .true, .try, .typealias, .var, .where, .while:
            true
        default: false
        }
    }

    /// Whether the reserved word is an operand, so that an operator is expected behind it.
    var isOperand: Bool {
        switch self {
        case .Any, .false, .nil, .self, .Self, .super, .true: true
        default: false
        }
    }
}
