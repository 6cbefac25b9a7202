internal import Bytes

/// In text and attributes of XML, which feeds, site maps and pictures are made of.
///
/// Source: Extensible Markup Language 1.0, fifth edition, sections 2.2 and 2.4.
enum XMLPosition: Position {
    @inline(__always)
    static func isSpecial(_ byte: UInt8) -> Bool {
        // U+FFFE and U+FFFF, which are no characters of XML, begin with 0xEF.
        AttributePosition.isSpecial(byte) || byte == 0x0C || byte == UInt8(ascii: "'") || byte == 0xEF
    }

    @inline(__always)
    static func isPlain(_ bytes: EightBytes) -> Bool {
        AttributePosition.isPlain(bytes) && !bytes.contains("'") && !bytes.contains(byte: 0xEF)
    }

    static func replace(_ text: Span<UInt8>, at index: Int, in bytes: inout ByteBuffer) -> Int {
        switch text[index] {
        case UInt8(ascii: "'"): bytes.append("&#39;")
        case 0x0C: break
        case 0xEF where text.hasNoncharacter(at: index): return 3
        case 0xEF: bytes.append(UInt8(0xEF))
        default: return AttributePosition.replace(text, at: index, in: &bytes)
        }
        return 1
    }
}

extension Span<UInt8> {
    /// Whether U+FFFE or U+FFFF stands at an index.
    fileprivate func hasNoncharacter(at index: Int) -> Bool {
        index + 2 < count && self[index] == 0xEF && self[index + 1] == 0xBF && self[index + 2] >= 0xBE
    }
}
