/// A run of operator characters, and what stands on both sides of it.
///
/// Source: The Swift Programming Language, “Operators”.
enum OperatorRun {
    /// What the whitespace around an operator makes of it.
    enum Fixity {
        case prefix
        case infix
        case postfix
    }

    /// Where the run that begins at `start` ends, or `nil` if no operator begins there.
    ///
    /// A period continues an operator only if the operator began with one; a comment ends it.
    static func end(_ source: Span<UInt8>, from start: Int) -> Int? {
        guard let headLength = length(source, at: start, isFirst: true) else { return nil }
        let mayHoldPeriods = source[start] == .period
        var index = start + headLength
        while mayHoldPeriods || source.byte(at: index) != .period, !Comment.begins(source, at: index),
            let length = length(source, at: index, isFirst: false)
        {
            index += length
        }
        return index
    }

    /// The operator's fixity, if `range` is one.
    static func fixity(_ source: Span<UInt8>, of range: Range<Int>) -> Fixity {
        let left = isLeftBound(source, at: range.lowerBound)
        let right = isRightBound(source, at: range.upperBound, isLeftBound: left)
        return left == right ? .infix : left ? .postfix : .prefix
    }

    /// Whether a `*/` stands in the operator: no operator then, but the end of a comment that never began.
    static func holdsCommentEnd(_ source: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.dropLast().contains { source[$0] == .asterisk && source[$0 + 1] == .slash }
    }

    /// Whether something other than whitespace stands directly before `index`.
    static func isLeftBound(_ source: Span<UInt8>, at index: Int) -> Bool {
        guard index > 0 else { return false }
        switch source[index - 1] {
        case .space, .carriageReturn, .lineFeed, .tab, .leftParenthesis, .leftBracket, .leftBrace, .comma, .semicolon, .colon,
            0:
            return false
        case .slash:
            return source.byte(at: index - 2) != .asterisk
        case 0xA0:
            // The last byte of a no-break space, U+00A0.
            return source.byte(at: index - 2) != 0xC2
        default:
            return true
        }
    }

    /// Whether something other than whitespace stands directly at `index`, the end of an operator.
    static func isRightBound(_ source: Span<UInt8>, at index: Int, isLeftBound: Bool) -> Bool {
        switch source.byte(at: index) {
        case .space, .carriageReturn, .lineFeed, .tab, .rightParenthesis, .rightBracket, .rightBrace, .comma, .semicolon, .colon,
            0:
            return false
        case .period:
            return !isLeftBound
        case .slash:
            let next = source.byte(at: index + 1)
            return next != .slash && next != .asterisk
        case 0xC2:
            return source.byte(at: index + 1) != 0xA0
        default:
            return true
        }
    }

    /// How many bytes the character of an operator has that stands at an index, if one does.
    private static func length(_ source: Span<UInt8>, at index: Int, isFirst: Bool) -> Int? {
        let byte = source.byte(at: index)
        if byte.isASCII { return byte.isOperator ? 1 : nil }
        guard let (scalar, length) = source.scalar(at: index) else { return nil }
        return head.contains(scalar) || !isFirst && combining.contains(scalar) ? length : nil
    }

    /// Scalars beyond ASCII that may begin an operator.
    private static let head = ScalarRanges([
        0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF, 0xD7...0xD7,
        0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
        0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
    ])

    /// Scalars that may only continue one.
    private static let combining = ScalarRanges([
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
    ])
}
