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
    init?(openingAt start: Int, in text: Span<UInt8>) {
        guard let space = Self.spaceBehindLetter(at: start, in: text) else { return nil }
        self.init(space: space)
    }

    /// The tie whose first byte stands at an index of a text that begins at another one.
    init?(at index: Int, in text: Span<UInt8>, from start: Int) {
        switch text[index] {
        case Self.space:
            if let space = Self.spaceBehindLetter(at: index + 1, in: text) {
                self.init(space: space)
            } else if Self.isDash(at: index + 1, in: text) {
                self.init(space: index)
            } else {
                return nil
            }
        case UInt8(ascii: "-") where Self.joinsNumber(at: index, in: text, from: start):
            self.init(range: index + 1..<index + 1, replacement: Self.wordJoiner)
        default: return nil
        }
    }

    /// Whether a tie may begin with a byte.
    static func mayBegin(with byte: UInt8) -> Bool { byte == space || byte == UInt8(ascii: "-") }

    /// The first index of a range where a tie may begin, or where a byte stands that markup has a meaning for.
    ///
    /// Most words have more than one letter, and few begin with a dash: the spaces before those are passed over.
    static func firstPlace(in range: Range<Int>, of text: Span<UInt8>) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound <= text.count)
        var index = range.lowerBound
        while index < range.upperBound, text.count - index >= SixteenBytes.count + 3 {
            let bytes = unsafe SixteenBytes(unchecked: text, at: index)
            let second = unsafe SixteenBytes(unchecked: text, at: index &+ 1)
            let third = unsafe SixteenBytes(unchecked: text, at: index &+ 2)
            let fourth = unsafe SixteenBytes(unchecked: text, at: index &+ 3)
            let letters = third.places(of: " ") | fourth.places(of: " ") & second.places(from: 0xC3)
            let words = letters | second.places(of: 0xE2)
            let ties = bytes.places(of: " ") & words | bytes.places(of: "-")
            if let place = (TextPosition.specialPlaces(in: bytes) | ties).first {
                return index + place < range.upperBound ? index + place : spaceBeforeLastLetter(in: range, of: text)
            }
            index &+= SixteenBytes.count
        }
        guard index < range.upperBound else { return spaceBeforeLastLetter(in: range, of: text) }
        return text.firstIndex(in: index..<range.upperBound) {
            TextPosition.specialPlaces(in: $0) | $0.places(of: " ") | $0.places(of: "-")
        }
    }

    /// The space before what may be a word of one letter that ends a range: what follows it is not known to the search.
    private static func spaceBeforeLastLetter(in range: Range<Int>, of text: Span<UInt8>) -> Int? {
        for length in [3, 2] where range.count >= length && text[range.upperBound - length] == space {
            return range.upperBound - length
        }
        return nil
    }

    private init(space: Int) { self.init(range: space..<space + 1, replacement: Self.noBreakSpace) }

    private init(range: Range<Int>, replacement: StaticString) {
        self.range = range
        self.replacement = replacement
    }

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
    private static func joinsNumber(at hyphen: Int, in text: Span<UInt8>, from first: Int) -> Bool {
        guard letter(at: hyphen + 1, in: text) != nil else { return false }
        var start = hyphen
        while start > first, hyphen - start < longestNumber, isOfNumber(text[start - 1]) { start -= 1 }
        guard start < hyphen else { return false }
        return start == first || text[start - 1] == space || text[start - 1] == UInt8(ascii: "(")
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
