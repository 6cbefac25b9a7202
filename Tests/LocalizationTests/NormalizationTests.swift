import Localization
import Testing

@Suite struct NormalizationTests {
    @Test(arguments: [
        ("o\u{30B}", "\u{151}"), ("\u{151}", "\u{151}"), ("e\u{323}\u{302}", "\u{1EC7}"), ("e\u{302}\u{323}", "\u{1EC7}"),
        ("и\u{306}", "й"), ("\u{212B}", "\u{C5}"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("ascii", "ascii"), ("ﬁ", "ﬁ"), ("", ""),
        ("i\u{307}", "i\u{307}"),
    ])
    func `B21: composes, and keeps what compatibility alone would change`(text: String, composed: String) throws {
        #expect(try Normalization.nfc(Array(text.utf8)) == Array(composed.utf8))
        #expect(try Array(Normalization.nfc(text).utf8) == Array(composed.utf8))
        #expect(Normalization.isNFC(Array(composed.utf8)))
        #expect(Normalization.isNFC(Array(text.utf8)) == (Array(text.utf8) == Array(composed.utf8)))
    }

    @Test func `as many marks as UAX 15 allows are put in order`() throws {
        let marks = String(repeating: "\u{301}", count: Normalization.maximumMarks - 1) + "\u{323}"
        let text = Array(("a" + marks).utf8)
        #expect(try Normalization.nfc(text).starts(with: "\u{1EA1}\u{301}".utf8))
        #expect(!Normalization.isNFC(text))
    }

    @Test func `more marks are an answer, not work`() {
        let text = "ab" + String(repeating: "\u{301}\u{323}", count: 500_000)
        #expect(throws: TooManyCombiningMarks(scalarOffset: 32)) { try Normalization.nfc(text) }
        #expect(!Normalization.isNFC(Array(text.utf8)))
    }

    @Test func `says what is wrong`() {
        let error = TooManyCombiningMarks(scalarOffset: 0)
        #expect(
            "\(error.message) => \(error.remedy)" == "too many combining marks: more than 30 follow each other => remove them")
    }

    @Test func `bytes that are no UTF-8 are not normal`() throws {
        #expect(!Normalization.isNFC([0x61, 0xFF]))
        #expect(try Normalization.nfc([0x61, 0xFF]) == Array("a\u{FFFD}".utf8))
    }
}
