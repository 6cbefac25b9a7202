/// What tells whether a text is still the one that was translated: 28 bits of a digest of the text's tree.
///
/// It is written as the letter of the scheme, then seven hexadecimal digits in lower case: `g3fa9c20`. The letter says how
/// trees are turned into bytes; a scheme with other rules takes the next letter, so that digests of two schemes are never
/// compared. It is no hexadecimal digit, so that YAML readers of all kinds take the whole for a text, never for a number.
/// 28 bits overlook one change in 268 million, and can be read over a telephone.
public struct SectionDigest: Hashable, Sendable {
    /// The letter of the scheme.
    static let scheme = UInt8(ascii: "g")
    private static let digitCount = 7

    /// The digest in the lower 28 bits.
    public let bits: UInt32

    /// The digest that keeps the upper bits of a longer one.
    public init(upperBitsOf digest: UInt64) { bits = UInt32(truncatingIfNeeded: digest >> 36) }

    /// The digest in the lower bits of a number.
    public init(bits: UInt32) { self.bits = bits & (1 << 28 - 1) }

    /// The digest that a text writes; `nil` where it is none, or one of another scheme.
    public init?(_ text: String) {
        let utf8 = Array(text.utf8)
        guard utf8.count == Self.digitCount + 1, utf8[0] == Self.scheme else { return nil }
        var bits: UInt32 = 0
        for byte in utf8.dropFirst() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): bits = bits << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): bits = bits << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        self.bits = bits
    }
}

extension SectionDigest: CustomStringConvertible {
    /// As front matter keeps it.
    public var description: String {
        let digits = String(bits, radix: 16)
        let zeros = String(repeating: "0", count: Self.digitCount - digits.utf8.count)
        return "\(Unicode.Scalar(Self.scheme))\(zeros)\(digits)"
    }
}
