/// An integer or floating-point literal.
///
/// Source: The Swift Programming Language, “Numeric Literals”. A malformed literal ends where the compiler ends it, with the
/// letters and digits that stick to it.
enum NumberLiteral {
    /// Where the literal whose first digit stands at `start` ends.
    ///
    /// - Parameter isTupleIndex: whether a period stands before it, so that `tuple.0.1` has no fraction.
    static func end(_ source: Span<UInt8>, from start: Int, isTupleIndex: Bool) -> Int {
        guard source[start] == 0x30 else { return decimalEnd(source, from: start, isTupleIndex: isTupleIndex) }
        switch source.byte(at: start + 1) {
        case UInt8(ascii: "x"): return hexadecimalEnd(source, from: start + 2)
        case UInt8(ascii: "o"), UInt8(ascii: "b"): return Identifier.bodyEnd(source, from: start + 2)
        default: return decimalEnd(source, from: start, isTupleIndex: isTupleIndex)
        }
    }

    private static func decimalEnd(_ source: Span<UInt8>, from start: Int, isTupleIndex: Bool) -> Int {
        var index = digitsEnd(source, from: start, where: \.isDigit)
        if source.byte(at: index) == .period {
            guard source.byte(at: index + 1).isDigit, !isTupleIndex else { return index }
            index = digitsEnd(source, from: index + 1, where: \.isDigit)
            guard source.byte(at: index) | 0x20 == UInt8(ascii: "e") else { return index }
        }
        guard source.byte(at: index) | 0x20 == UInt8(ascii: "e") else { return Identifier.bodyEnd(source, from: index) }
        return exponentEnd(source, from: index)
    }

    private static func hexadecimalEnd(_ source: Span<UInt8>, from start: Int) -> Int {
        guard source.byte(at: start).isHexDigit else { return Identifier.bodyEnd(source, from: start) }
        let integerEnd = digitsEnd(source, from: start, where: \.isHexDigit)
        var index = integerEnd
        if source.byte(at: index) == .period, source.byte(at: index + 1).isHexDigit {
            index = digitsEnd(source, from: index + 1, where: \.isHexDigit)
        } else if source.byte(at: index) == .period {
            return integerEnd
        }
        let hasFraction = index > integerEnd
        // A letter behind the period may be a hexadecimal digit or the name of a member: `0xff.description`.
        let mayBeMember = hasFraction && !source.byte(at: integerEnd + 1).isDigit
        guard source.byte(at: index) | 0x20 == UInt8(ascii: "p") else {
            return mayBeMember ? integerEnd : hasFraction ? index : Identifier.bodyEnd(source, from: index)
        }
        let exponent = source.byte(at: index + 1)
        let isExponent = exponent.isDigit || exponent == .minus || exponent == 0x2B
        return mayBeMember && !isExponent ? integerEnd : exponentEnd(source, from: index)
    }

    /// The end of an exponent whose letter stands at `index`.
    private static func exponentEnd(_ source: Span<UInt8>, from index: Int) -> Int {
        let sign = source.byte(at: index + 1)
        return Identifier.bodyEnd(source, from: sign == .minus || sign == 0x2B ? index + 2 : index + 1)
    }

    private static func digitsEnd(_ source: Span<UInt8>, from start: Int, where isDigit: (UInt8) -> Bool) -> Int {
        var index = start
        while isDigit(source.byte(at: index)) || source.byte(at: index) == .underscore { index += 1 }
        return index
    }
}
