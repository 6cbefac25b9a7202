internal import Bytes

/// Text as the CommonMark specification's examples print it: with `&quot;`, and with every character that the source has.
enum CommonMarkTextPosition: Position {
    @inline(__always)
    static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "\r"): true
        default: false
        }
    }

    @inline(__always)
    static func isPlain(_ bytes: EightBytes) -> Bool { AttributePosition.isPlain(bytes) }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        AttributePosition.replace(text, at: index, in: &bytes)
    }
}
