/// Whether bytes are UTF-8, found out sixteen bytes at a time. The library's own validation takes each byte of a letter that is
/// not ASCII by itself, and says where a fault is.
///
/// Source: The Unicode Standard, section 3.9, table 3-7, “Well-Formed UTF-8 Byte Sequences”.
public enum UTF8Check {
    /// Whether all of a text is well formed.
    public static func isValid(_ text: Span<UInt8>) -> Bool {
        // Where a character begins, or the second byte of one that is known to be one.
        var index = 0
        guard !isContinuation(at: 0, in: text) else { return false }
        while index + 17 <= text.count {
            if SixteenBytes(text, at: index).beginShortCharacters(before: SixteenBytes(text, at: index + 1)) {
                index += 16
                continue
            }
            if isContinuation(at: index, in: text) { index += 1 }
            guard let end = end(ofCharactersFrom: index, to: index + 16, in: text), !isContinuation(at: end, in: text) else {
                return false
            }
            index = end
        }
        if isContinuation(at: index, in: text) { index += 1 }
        while index < text.count {
            guard let length = length(at: index, in: text) else { return false }
            index += length
        }
        return true
    }

    /// Whether there is a byte that is the second, third or fourth one of a character.
    private static func isContinuation(at index: Int, in text: Span<UInt8>) -> Bool {
        index < text.count && text[index] & 0xC0 == 0x80
    }

    /// Where the first character of three or four bytes ends, or the first one that reaches `end`. Most texts have few long
    /// characters, and what follows may be looked at many bytes at a time again.
    private static func end(ofCharactersFrom start: Int, to end: Int, in text: Span<UInt8>) -> Int? {
        var index = start
        while index < min(end, text.count) {
            guard let length = length(at: index, in: text) else { return nil }
            index += length
            if length > 2 { break }
        }
        return index
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

extension SixteenBytes {
    /// Whether each byte that begins a character begins one of ASCII or from U+0080 to U+07FF, and the second bytes stand where
    /// they should. Whether the first byte is one is for others to know.
    ///
    /// - Parameter next: The same bytes and the one behind them, without the first.
    @inline(__always)
    fileprivate func beginShortCharacters(before next: SixteenBytes) -> Bool {
        let leads = places(from: 0xC0)
        let continuations = next.places(from: 0x80) & next.places(upTo: 0xBF)
        // C0 and C1 would begin a character that has one byte only.
        let strangers = leads & (places(upTo: 0xC1) | places(from: 0xE0))
        return (strangers | (leads ^ continuations)).isEmpty
    }
}
