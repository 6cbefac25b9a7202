internal import Bytes

/// In a string of JSON that stands in a `<script>`.
///
/// `<`, `>` and `&` are escaped too, so that no text can end the script or begin a comment in it; U+2028 and U+2029 ended a
/// line in JavaScript until 2019. Sources: RFC 8259, section 7; HTML Living Standard, section 4.12.1.3.
enum JSONPosition: Position {
    @inline(__always)
    static func specialPlaces(in bytes: SixteenBytes) -> SixteenBytes.Places {
        AttributePosition.specialPlaces(in: bytes) | bytes.places(upTo: 0x1F) | bytes.places(of: "\\") | bytes.places(of: 0xE2)
    }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        switch text[index] {
        case UInt8(ascii: "\""): bytes.append("\\\"")
        case UInt8(ascii: "\\"): bytes.append("\\\\")
        case UInt8(ascii: "\n"): bytes.append("\\n")
        case UInt8(ascii: "\t"): bytes.append("\\t")
        case 0xE2 where text.hasLineSeparator(at: index):
            bytes.append(text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
            return 3
        case 0x40...: return ForbiddenCharacters.length(in: text, at: index)
        case let byte:
            bytes.append("\\u00")
            bytes.append(ByteBuffer.digit(byte >> 4))
            bytes.append(ByteBuffer.digit(byte & 15))
        }
        return 1
    }
}

extension Span<UInt8> {
    /// Whether U+2028 or U+2029 stands at an index.
    fileprivate func hasLineSeparator(at index: Int) -> Bool {
        index + 2 < count && self[index + 1] == 0x80 && (self[index + 2] == 0xA8 || self[index + 2] == 0xA9)
    }
}
