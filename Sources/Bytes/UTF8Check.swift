/// Whether bytes are UTF-8, found out eight bytes at a time. The library's own validation takes each byte of a letter that is
/// not ASCII by itself, and says where a fault is.
///
/// Source: The Unicode Standard, section 3.9, table 3-7, “Well-Formed UTF-8 Byte Sequences”.
public enum UTF8Check {
    /// Whether all of a text is well formed.
    public static func isValid(_ text: Span<UInt8>) -> Bool {
        var index = 0
        while index + 8 <= text.count {
            let bytes = EightBytes(text, at: index)
            if bytes.areTwoByteCharacters {
                index += 8
                continue
            }
            let ascii = bytes.leadingASCII
            index += ascii
            guard ascii == 0 else { continue }
            if bytes.beginWithTwoByteCharacter {
                index += 2
                continue
            }
            guard let length = length(at: index, in: text) else { return false }
            index += length
        }
        while index < text.count {
            guard let length = length(at: index, in: text) else { return false }
            index += length
        }
        return true
    }

    /// How many bytes the character at an index has, if it is one.
    private static func length(at index: Int, in text: Span<UInt8>) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch text[index] {
        case ...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= text.count, second.contains(text[index + 1]) else { return nil }
        for next in index + 2..<index + length where text[next] & 0xC0 != 0x80 { return nil }
        return length
    }
}

extension EightBytes {
    /// How many of the bytes, from the first on, are ASCII.
    fileprivate var leadingASCII: Int { (word & Self.tops).littleEndian.trailingZeroBitCount / 8 }

    /// Whether the first two of them are a character from U+0080 to U+07FF.
    fileprivate var beginWithTwoByteCharacter: Bool {
        let bytes = word.littleEndian
        return bytes & 0xC0E0 == 0x80C0 && bytes & 0x1E != 0
    }

    /// Whether they are four characters from U+0080 to U+07FF, as most letters of Cyrillic, Greek and Arabic texts are.
    fileprivate var areTwoByteCharacters: Bool {
        let bytes = word.littleEndian
        // Of each pair: `110xxxxx 10xxxxxx`, where the first is above C1.
        guard bytes & 0xC0E0_C0E0_C0E0_C0E0 == 0x80C0_80C0_80C0_80C0 else { return false }
        return (bytes & 0x001E_001E_001E_001E &+ 0x007E_007E_007E_007E) & 0x0080_0080_0080_0080 == 0x0080_0080_0080_0080
    }
}
