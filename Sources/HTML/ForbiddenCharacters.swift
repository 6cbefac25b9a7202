internal import Bytes

/// Characters of Unicode that no document may hold: DEL, the controls of C1 and the noncharacters. Browsers keep them, checkers
/// of HTML refuse them, and nobody can see them. The byte order mark, which means nothing within a text, is one of them.
///
/// Sources: HTML Living Standard, section 13.2.3.5, “Preprocessing the input stream”; The Unicode Standard, section 23.7.
enum ForbiddenCharacters {
    /// Where one of them may begin among sixteen bytes.
    @inline(__always)
    static func places(in bytes: SixteenBytes) -> SixteenBytes.Places {
        bytes.places(of: 0x7F) | bytes.places(of: 0xC2) | bytes.places(from: 0xEF)
    }

    /// How many bytes one of them has that stands at an index; 0 where another character does.
    static func length(in text: Span<UInt8>, at index: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }
        switch text[index] {
        case 0x7F: return 1
        case 0xC2: return 0x80...0x9F ~= byte(1) ? 2 : 0
        case 0xEF:
            let isArabic = byte(1) == 0xB7 && 0x90...0xAF ~= byte(2)
            let isLast = byte(1) == 0xBF && byte(2) >= 0xBE
            return isArabic || isLast || byte(1) == 0xBB && byte(2) == 0xBF ? 3 : 0
        case 0xF0...: return byte(1) & 0x0F == 0x0F && byte(2) == 0xBF && byte(3) >= 0xBE ? 4 : 0
        default: return 0
        }
    }
}
