import Testing

@testable import Localization

struct WordFoldingTests {
    /// What may stand around a letter: letters that others change, marks, and signs of other blocks.
    private static let surroundings = [
        ("", ""), ("s", "s"), ("и", "И"), ("Σ", "Σ"), ("e", "\u{301}"), ("У", "\u{306}"), ("がか", "\u{3099}"), ("ᄒ", "ᅡ"),
        ("ẞ", "ﬁ"),
    ]

    @Test(arguments: surroundings)
    func `a word is folded by its letters as it is folded as a whole`(before: String, after: String) {
        var folding = WordFolding()
        for scalar in (1..<0x700).compactMap(Unicode.Scalar.init) {
            let word = Array("\(before)\(Character(scalar))\(after)".utf8)
            // The second time, the letter is known.
            #expect(folding.folded(word) == Folding.folded(word), "U+\(String(scalar.value, radix: 16))")
            #expect(folding.folded(word) == Folding.folded(word), "U+\(String(scalar.value, radix: 16))")
        }
    }

    @Test func `bytes that are no text are folded as they are elsewhere`() {
        var folding = WordFolding()
        for word: [UInt8] in [[0xC3], [0x61, 0xC3], [0xC3, 0x61], [0xFF, 0xC3, 0xA9], [0xD0, 0xB0, 0x80]] {
            #expect(folding.folded(word) == Folding.folded(word))
        }
    }
}
