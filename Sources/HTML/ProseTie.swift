internal import Bytes

/// A place in a sentence at which no line may end.
///
/// Typographers of many languages agree on three: behind a word of one letter (“a ház”, “в доме”, “e poi”), before a dash that
/// stands between spaces, and between a number and what is joined to it by a hyphen (“13-tól”, “3-й”).
struct ProseTie {
    /// The bytes that the tie takes the place of.
    let range: Range<Int>
    let replacement: StaticString

    static let noBreakSpace: StaticString = "\u{A0}"
    /// WORD JOINER: it is not seen, and readers who look for “13-tól” find it.
    private static let wordJoiner: StaticString = "\u{2060}"

    /// A text may begin with a word of one letter.
    init?(openingOf text: Span<UInt8>) {
        guard let space = Self.spaceBehindLetter(at: 0, in: text) else { return nil }
        self.init(space: space)
    }

    /// The tie whose first byte stands at an index.
    init?(at index: Int, in text: Span<UInt8>) {
        switch text[index] {
        case Self.space:
            if let space = Self.spaceBehindLetter(at: index + 1, in: text) {
                self.init(space: space)
            } else if Self.isDash(at: index + 1, in: text) {
                self.init(space: index)
            } else {
                return nil
            }
        case UInt8(ascii: "-") where Self.joinsNumber(at: index, in: text):
            self.init(range: index + 1..<index + 1, replacement: Self.wordJoiner)
        default: return nil
        }
    }

    /// Whether a tie may begin at the place of a space or a hyphen: most words have more than one letter.
    @inline(__always)
    static func mayBegin(at index: Int, in text: Span<UInt8>) -> Bool {
        guard index + 3 < text.count, text[index] == space else { return true }
        return text[index + 2] == space || text[index + 3] == space || text[index + 1] == 0xE2
    }

    private init(space: Int) { self.init(range: space..<space + 1, replacement: Self.noBreakSpace) }

    private init(range: Range<Int>, replacement: StaticString) {
        self.range = range
        self.replacement = replacement
    }

    /// Where among eight bytes a tie may begin.
    static func places(in bytes: EightBytes) -> EightBytes.Places { bytes.places(of: " ", or: "-") }

    /// Whether the last word of a text is a single letter, and a word may follow.
    static func ties(_ text: Span<UInt8>, to next: Span<UInt8>) -> Bool {
        guard next.isEmpty || mayBeginWord(at: 0, in: next) else { return false }
        for length in 1...2 where length <= text.count {
            let start = text.count - length
            if letter(at: start, in: text) == length { return start == 0 || text[start - 1] == space }
        }
        return false
    }

    private static let space = UInt8(ascii: " ")

    /// The index of the space between a word of one letter that would begin at an index and another word.
    private static func spaceBehindLetter(at index: Int, in text: Span<UInt8>) -> Int? {
        guard let length = letter(at: index, in: text), index + length < text.count, text[index + length] == space else {
            return nil
        }
        let next = index + length + 1
        return next == text.count || mayBeginWord(at: next, in: text) ? index + length : nil
    }

    /// Letters, digits, quotation marks and brackets do; `x < y` has no words, nor has `x → y`.
    private static func mayBeginWord(at index: Int, in text: Span<UInt8>) -> Bool {
        switch text[index] {
        case 0xE2: return index + 1 < text.count && text[index + 1] == 0x80
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            0x80...0xFF, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "["):
            return true
        default: return false
        }
    }

    /// How many bytes a letter takes, of those scripts that have words of one letter.
    private static func letter(at index: Int, in text: Span<UInt8>) -> Int? {
        guard index < text.count else { return nil }
        switch text[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return 1
        // From À to the end of the Arabic letters, but for × and ÷.
        case 0xC3...0xDB where index + 1 < text.count:
            return text[index] == 0xC3 && text[index + 1] & 0xDF == 0x97 ? nil : 2
        default: return nil
        }
    }

    /// Whether – or — stands at an index, and a space or nothing behind it.
    private static func isDash(at index: Int, in text: Span<UInt8>) -> Bool {
        guard index + 2 < text.count, text[index] == 0xE2, text[index + 1] == 0x80 else { return false }
        guard text[index + 2] == 0x93 || text[index + 2] == 0x94 else { return false }
        return index + 3 == text.count || text[index + 3] == space
    }

    /// No number that somebody joins a word to is longer.
    private static let longestNumber = 16

    /// Whether the hyphen at an index stands between a number, which is the whole word before it, and a letter.
    private static func joinsNumber(at hyphen: Int, in text: Span<UInt8>) -> Bool {
        guard letter(at: hyphen + 1, in: text) != nil else { return false }
        var start = hyphen
        while start > 0, hyphen - start < longestNumber, isOfNumber(text[start - 1]) { start -= 1 }
        guard start < hyphen else { return false }
        return start == 0 || text[start - 1] == space || text[start - 1] == UInt8(ascii: "(")
            || isBehindNoBreakSpace(start, in: text)
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "%"), UInt8(ascii: "."), UInt8(ascii: ","): true
        default: false
        }
    }

    private static func isBehindNoBreakSpace(_ index: Int, in text: Span<UInt8>) -> Bool {
        index > 1 && text[index - 1] == 0xA0 && text[index - 2] == 0xC2
    }
}
