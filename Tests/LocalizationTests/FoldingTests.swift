import Testing

@testable import Localization

struct FoldingTests {
    private func folded(_ word: String) -> String { String(decoding: Folding.folded(Array(word.utf8)), as: UTF8.self) }

    @Test(arguments: [
        ("Учёт", "учет"), ("УЧЁТ", "учет"), ("ещё", "еще"), ("подъём", "подъем"),
        ("MÓDUL", "modul"), ("tükörfúrógép", "tukorfurogep"), ("Più", "piu"), ("e\u{301}", "e"),
        ("Straße", "strasse"), ("STRASSE", "strasse"), ("ΟΔΟΣ", "οδοσ"), ("οδός", "οδοσ"), ("İ", "i"), ("ı", "i"),
        ("ﬁle", "file"), ("Ｓｗｉｆｔ", "swift"), ("архи\u{AD}тектура", "архитектура"),
        ("مَرحبًا", "مرحبا"), ("שָׁלוֹם", "שלום"), ("C++", "c++"), ("", ""),
    ])
    func `B59: case, accents and width do not count`(word: String, expected: String) {
        #expect(Array(folded(word).utf8) == Array(expected.utf8))
    }

    @Test(arguments: [
        ("Мой", "мой"), ("и\u{306}", "й"), ("Воўк", "воўк"), ("がぎ", "がぎ"), ("한국어", "한국어"), ("हिन्दी", "हिन्दी"), ("แม่", "แม่"),
    ])
    func `marks that make another letter stay`(word: String, expected: String) {
        #expect(Array(folded(word).utf8) == Array(expected.utf8))
    }

    @Test func `folding what is folded changes nothing`() {
        for word in ["Учёт", "Straße", "ΟΔΟΣ", "мой", "がぎ", "ǅ", "ŉ", "ᾳ", "ẞ", "Ⅷ", "①"] {
            #expect(folded(folded(word)) == folded(word), "\(word)")
        }
    }

    @Test func `a hundred thousand marks cost no time`() {
        #expect(folded("e" + String(repeating: "\u{301}\u{327}", count: 50_000)) == "e")
    }
}
