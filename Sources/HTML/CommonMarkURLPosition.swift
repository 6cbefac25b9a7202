internal import Bytes

/// An address as the CommonMark specification's examples print it: in ASCII, and only what must be encoded.
enum CommonMarkURLPosition: Position {
    @inline(__always)
    static func isSpecial(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "'") || byte != UInt8(ascii: "%") && URLPosition.isSpecial(byte)
    }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        guard text[index] != UInt8(ascii: "'") else {
            bytes.append("&#x27;")
            return 1
        }
        return URLPosition.replace(text, at: index, in: &bytes)
    }
}
