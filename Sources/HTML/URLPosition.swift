internal import Bytes

/// An address in an attribute's value, between double quotes.
///
/// Letters of all scripts stay as they are, so that people can read the page's source; what is encoded already is not
/// encoded again. Source: URL Standard, section 1.3 and “URL units”.
enum URLPosition: Position {
    @inline(__always)
    static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F: true
        case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "%"): true
        case UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "`"): true
        case UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"): true
        default: false
        }
    }

    @inline(__always)
    static func isPlain(_ bytes: EightBytes) -> Bool {
        !(bytes.hasByte(below: 0x21) || bytes.contains("\"", to: "&") || bytes.contains("<") || bytes.contains(">")
            || bytes.contains("[", to: "`") || bytes.contains("{", to: "\u{7F}"))
    }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        switch text[index] {
        case UInt8(ascii: "&"): bytes.append("&amp;")
        case UInt8(ascii: "%") where text.hasHexadecimalDigits(after: index): bytes.append(UInt8(ascii: "%"))
        case let byte: bytes.append(percentEncoding: byte)
        }
        return 1
    }
}

extension Span<UInt8> {
    /// Whether two hexadecimal digits stand behind an index.
    fileprivate func hasHexadecimalDigits(after index: Int) -> Bool {
        index + 2 < count && Self.isHexadecimal(self[index + 1]) && Self.isHexadecimal(self[index + 2])
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }
}
