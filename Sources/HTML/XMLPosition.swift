internal import Bytes

/// In text and attributes of XML, which feeds, site maps and pictures are made of.
///
/// Source: Extensible Markup Language 1.0, fifth edition, sections 2.2 and 2.4.
enum XMLPosition: Position {
    @inline(__always)
    static func specialPlaces(in bytes: SixteenBytes) -> SixteenBytes.Places {
        AttributePosition.specialPlaces(in: bytes) | bytes.places(of: 0x0C) | bytes.places(of: "'")
    }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        switch text[index] {
        case UInt8(ascii: "'"): bytes.append("&#39;")
        case 0x0C: break
        default: return AttributePosition.replace(text, at: index, in: &bytes)
        }
        return 1
    }
}
