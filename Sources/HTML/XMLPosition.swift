internal import Bytes

/// In text and attributes of XML, which feeds, site maps and pictures are made of.
///
/// Source: Extensible Markup Language 1.0, fifth edition, sections 2.2 and 2.4.
enum XMLPosition: Position {
    @inline(__always)
    static func isSpecial(_ byte: UInt8) -> Bool {
        AttributePosition.isSpecial(byte) || byte == 0x0C || byte == UInt8(ascii: "'")
    }

    @inline(__always)
    static func isPlain(_ bytes: EightBytes) -> Bool {
        AttributePosition.isPlain(bytes) && !bytes.contains("'")
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
