extension Digest {
    /// Digits of ``hex``.
    public static let hexLength = 32

    /// The digest in lower case hexadecimal, the most significant digit first: xxHash's canonical form.
    public var hex: String { Self.hex(high) + Self.hex(low) }

    /// The digest that `hex` writes, in either case; `nil` when it is not ``hexLength`` hexadecimal digits.
    public init?(hex: String) {
        let digits = Array(hex.utf8)
        guard digits.count == Self.hexLength, let high = Self.number(digits[..<16]), let low = Self.number(digits[16...]) else {
            return nil
        }
        self.init(high: high, low: low)
    }

    /// The first `length` digits of ``hex``, for people to read and compare; none for less than 1, all for more than 32.
    public func shortHex(_ length: Int) -> String {
        String(hex.prefix(max(0, length)))
    }

    private static func hex(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var number: UInt64 = 0
        for digit in digits {
            guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            number = number << 4 | UInt64(value)
        }
        return number
    }
}

extension Digest: CustomStringConvertible {
    /// The same as ``hex``.
    public var description: String { hex }
}
