import Localization
import Testing

@Suite struct LowerCaseTests {
    @Test(arguments: [
        ("ABC xyz 1", "abc xyz 1"), ("ПРИВЕТ МИР", "привет мир"), ("ŐRÜLT ŰR", "őrült űr"), ("İSTANBUL", "i\u{307}stanbul"),
        ("I", "i"), ("ΣΟΦΟΣ", "σοφος"), ("ẞ", "ß"), ("Ǆ", "ǆ"), ("𐐀", "𐐨"), ("", ""), ("日本", "日本"),
    ])
    func `B08: lowers every script, the same in every locale`(text: String, lower: String) {
        #expect(LowerCase.of(text).unicodeScalars.elementsEqual(lower.unicodeScalars))
    }

    @Test func `B08: ends a Greek word with its final sigma`() {
        #expect(LowerCase.of("ΟΔΟΣ ΟΔΟΣ").unicodeScalars.elementsEqual("οδος οδος".unicodeScalars))
    }

    @Test func `is the same whether ICU is asked or not`() {
        for value in UInt32(1)...0x7FF {
            let letter = String(Unicode.Scalar(value)!)
            // Of 日 only ICU knows.
            #expect(
                (LowerCase.of(letter) + "日").utf8.elementsEqual(LowerCase.of(letter + "日").utf8), "U+\(String(value, radix: 16))")
        }
    }

    @Test func `leaves bytes alone that are no UTF-8`() {
        #expect(LowerCase.of([0x41, 0xFF, 0x42]) == [0x61, 0xFF, 0x62])
    }
}
