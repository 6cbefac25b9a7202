internal import Bytes

/// An address as the CommonMark specification's examples print it: in ASCII, and only what must be encoded.
enum CommonMarkURLPosition: Position {
    @inline(__always)
    static func specialPlaces(in bytes: SixteenBytes) -> SixteenBytes.Places {
        URLPosition.specialPlaces(in: bytes) | bytes.places(of: "'") | bytes.places(from: 0x80)
    }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        switch text[index] {
        case UInt8(ascii: "%"): return 0
        case UInt8(ascii: "'"): bytes.append("&#x27;")
        default: return URLPosition.replace(text, at: index, in: &bytes)
        }
        return 1
    }
}
