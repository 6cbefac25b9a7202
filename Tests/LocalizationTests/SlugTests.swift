import Localization
import Testing

@Suite struct SlugTests {
    @Test(arguments: [
        ("Зачем нужен Presenter — и кому?", "зачем-нужен-presenter--и-кому"), ("Egyéb: tűrőképesség", "egyéb-tűrőképesség"),
        ("L'architettura è più", "larchitettura-è-più"), ("Schrödinger è più", "schrödinger-è-più"),
    ])
    func `B01: keeps a heading's own letters, GitHub style`(heading: String, id: String) {
        #expect(Slug.id(for: heading) == id)
    }

    @Test(arguments: ["🎉", "🎉🎉", "???", " ", "", "—", "- -", "❤️", "\u{301}", "\u{A0}", "👩‍👩‍👧", "\u{FE0F}"])
    func `B05: gives none when nothing would remain`(heading: String) {
        #expect(Slug.id(for: heading) == nil)
    }

    @Test(arguments: [
        ("1. Bevezetés", "1-bevezetés"), ("3.9", "39"), ("a.b:c", "abc"), ("100%", "100"), ("\"idézet\"", "idézet"), ("C++", "c"),
        ("snake_case and kebab-case", "snake_case-and-kebab-case"), ("  Tab\there  ", "tab-here"), ("a\u{A0}b", "a-b"),
        ("`Array<Element>`", "arrayelement"), ("Глава №5", "глава-5"), ("x²", "x"), ("Ⅳ rész", "ⅳ-rész"),
        ("🎉 Party", "-party"), ("Party 🎉", "party-"),
    ])
    func `B06: drops punctuation, keeps digits, underscores and hyphens`(heading: String, id: String) {
        #expect(Slug.id(for: heading) == id)
    }

    @Test(arguments: [("ПРИВЕТ МИР", "привет-мир"), ("ŐRÜLT ŰR", "őrült-űr"), ("İSTANBUL", "i\u{307}stanbul")])
    func `B08: lowers without regard to the locale`(heading: String, id: String) {
        #expect(Slug.id(for: Array(heading.utf8)) == Array(id.utf8))
    }

    @Test(arguments: [
        ("Tu\u{30B}ro\u{30B}", "t\u{171}r\u{151}"), ("Vie\u{323}\u{302}t", "vi\u{1EC7}t"), ("\u{1100}!\u{1161}", "가"), ("ﬁ", "ﬁ"),
    ])
    func `B21: is composed, and keeps what only looks alike`(heading: String, id: String) {
        #expect(Slug.id(for: Array(heading.utf8)) == Array(id.utf8))
    }

    @Test func `a letter makes the same id alone and beside one of another script`() {
        for value in UInt32(1)...0x7FF {
            let letter = "a\(Unicode.Scalar(value)!)b"
            #expect(Slug.id(for: letter).map { "\($0)日" } == Slug.id(for: letter + "日"), "U+\(String(value, radix: 16))")
        }
    }

    @Test func `marks stay with their letter and go with it`() {
        #expect(Slug.id(for: "नमस्ते दुनिया") == "नमस्ते-दुनिया")
        #expect(Slug.id(for: "?\u{301}a") == "a")
        #expect(Slug.id(for: "a\u{FE0F}\u{301}b") == "ab")
    }

    @Test func `marks beyond the limit go`() {
        let id = Slug.id(for: "x" + String(repeating: "\u{323}\u{301}", count: 200_000) + "y")
        #expect(id?.unicodeScalars.count == 2 + Normalization.maximumMarks)
    }
}
