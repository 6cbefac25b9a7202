internal import Bytes

/// In an attribute's value, between double quotes (HTML Living Standard, section 13.1.2.3).
enum AttributePosition: Position {
    @inline(__always)
    static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 64
            ? ByteSet.controls.adding("&").adding("<").adding(">").adding("\"").contains(byte)
            : ForbiddenCharacters.mayBegin(with: byte)
    }

    @inline(__always)
    static func isPlain(_ bytes: EightBytes) -> Bool { TextPosition.isPlain(bytes) && !bytes.contains("\"") }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        switch text[index] {
        case UInt8(ascii: "&"): bytes.append("&amp;")
        case UInt8(ascii: "<"): bytes.append("&lt;")
        case UInt8(ascii: ">"): bytes.append("&gt;")
        case UInt8(ascii: "\""): bytes.append("&quot;")
        case UInt8(ascii: "\r") where !text.continues(with: "\n", after: index): bytes.append("\n")
        // A control is no character of HTML: it is left out.
        case ..<0x20: break
        case let byte:
            let length = ForbiddenCharacters.length(in: text, at: index)
            if length == 0 { bytes.append(byte) }
            return max(1, length)
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
