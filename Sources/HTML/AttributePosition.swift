internal import Bytes

/// In an attribute's value, between double quotes (HTML Living Standard, section 13.1.2.3).
enum AttributePosition: Position {
    @inline(__always)
    static func specialPlaces(in bytes: SixteenBytes) -> SixteenBytes.Places {
        TextPosition.specialPlaces(in: bytes) | bytes.places(of: "\"")
    }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        switch text[index] {
        case UInt8(ascii: "&"): bytes.append("&amp;")
        case UInt8(ascii: "<"): bytes.append("&lt;")
        case UInt8(ascii: ">"): bytes.append("&gt;")
        case UInt8(ascii: "\""): bytes.append("&quot;")
        case UInt8(ascii: "\r") where !text.continues(with: "\n", after: index): bytes.append("\n")
        case 0x0C: return 0
        // A control is no character of HTML: it is left out.
        case ..<0x20: break
        default: return ForbiddenCharacters.length(in: text, at: index)
        }
        return 1
    }
}

extension Span<UInt8> {
    /// Whether an ASCII character stands behind an index.
    func continues(with sign: Unicode.Scalar, after index: Int) -> Bool {
        index + 1 < count && self[index + 1] == UInt8(ascii: sign)
    }
}
