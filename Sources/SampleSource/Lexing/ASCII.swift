/// Names for the bytes that mean something to Swift's lexer. Swift's tokens begin and end with ASCII, so most of the lexer
/// never decodes UTF-8: the bytes of a longer character are all above 0x7F and cannot be taken for one of these.
extension UInt8 {
    static var tab: UInt8 { 0x09 }
    static var lineFeed: UInt8 { 0x0A }
    static var verticalTab: UInt8 { 0x0B }
    static var formFeed: UInt8 { 0x0C }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var exclamationMark: UInt8 { 0x21 }
    static var doubleQuote: UInt8 { 0x22 }
    static var pound: UInt8 { 0x23 }
    static var dollar: UInt8 { 0x24 }
    static var ampersand: UInt8 { 0x26 }
    static var singleQuote: UInt8 { 0x27 }
    static var leftParenthesis: UInt8 { 0x28 }
    static var rightParenthesis: UInt8 { 0x29 }
    static var asterisk: UInt8 { 0x2A }
    static var comma: UInt8 { 0x2C }
    static var minus: UInt8 { 0x2D }
    static var period: UInt8 { 0x2E }
    static var slash: UInt8 { 0x2F }
    static var colon: UInt8 { 0x3A }
    static var semicolon: UInt8 { 0x3B }
    static var lessThan: UInt8 { 0x3C }
    static var equals: UInt8 { 0x3D }
    static var greaterThan: UInt8 { 0x3E }
    static var questionMark: UInt8 { 0x3F }
    static var at: UInt8 { 0x40 }
    static var leftBracket: UInt8 { 0x5B }
    static var backslash: UInt8 { 0x5C }
    static var rightBracket: UInt8 { 0x5D }
    static var underscore: UInt8 { 0x5F }
    static var backtick: UInt8 { 0x60 }
    static var leftBrace: UInt8 { 0x7B }
    static var rightBrace: UInt8 { 0x7D }

    /// Whether the byte ends a line. A carriage return does so on its own too, as it does for the compiler's lexer.
    var isNewline: Bool { self == .lineFeed || self == .carriageReturn }

    /// Whether the byte stands between tokens without being one.
    var isWhitespace: Bool {
        switch self {
        case .tab, .lineFeed, .verticalTab, .formFeed, .carriageReturn, .space: true
        default: false
        }
    }

    var isDigit: Bool { (0x30...0x39).contains(self) }

    var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    var isUppercaseLetter: Bool { (0x41...0x5A).contains(self) }

    var isASCII: Bool { self < 0x80 }

    /// Whether an ASCII byte may begin an identifier.
    var isIdentifierHead: Bool { isLetter || self == .underscore }

    /// Whether an ASCII byte may stand inside an identifier.
    var isIdentifierBody: Bool { isLetter || isDigit || self == .underscore || self == .dollar }

    /// Whether an ASCII byte may be part of an operator.
    var isOperator: Bool {
        switch self {
        case .slash, .equals, .minus, 0x2B, .asterisk, 0x25, .lessThan, .greaterThan, .exclamationMark, .ampersand, 0x7C,
            0x5E, 0x7E, .period, .questionMark:
            true
        default: false
        }
    }
}
