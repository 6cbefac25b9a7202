internal import Bytes

/// An address in an attribute's value, between double quotes.
///
/// Letters of all scripts stay as they are, so that people can read the page's source; what is encoded already is not
/// encoded again. Source: URL Standard, section 1.3 and “URL units”.
enum URLPosition: Position {
    @inline(__always)
    static func specialPlaces(in bytes: SixteenBytes) -> SixteenBytes.Places {
        let signs = bytes.places(of: "\"") | bytes.places(of: "%", to: "&") | bytes.places(of: "<") | bytes.places(of: ">")
        let brackets = bytes.places(of: "[", to: "^") | bytes.places(of: "`") | bytes.places(of: "{", to: "}")
        return bytes.places(upTo: 0x20) | signs | brackets | bytes.places(of: 0x7F)
    }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        switch text[index] {
        case UInt8(ascii: "&"): bytes.append("&amp;")
        case UInt8(ascii: "%") where text.hasHexadecimalDigits(after: index): return 0
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
