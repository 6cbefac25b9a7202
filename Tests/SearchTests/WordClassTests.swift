import Testing

@testable import Search

struct WordClassTests {
    private func decoded(_ language: String, _ text: String) throws -> DecodedIndex {
        var site = SmallSite([language])
        try site.add("a", language, text)
        return DecodedIndex(try site.index().shards)
    }

    @Test(arguments: [
        ("ru", "Модули, модулей, модулями, модуль.", "модулей", ["модулей", "модули", "модуль", "модулями"]),
        ("ru", "Учёт и отчёт, учёта.", "учет", ["учет", "учета"]),
        ("it", "L’architettura, le architetture.", "architettura", ["architettura", "architetture"]),
        ("hu", "Alkalmazás, alkalmazások.", "alkalmazas", ["alkalmazas", "alkalmazasok"]),
        ("en", "Observer, observers, observing.", "observer", ["observer", "observers", "observing"]),
    ])
    func `B59: forms of one word are one class`(language: String, text: String, word: String, forms: [String]) throws {
        #expect(try decoded(language, text).forms(with: word) == forms)
    }

    @Test func `B62: without a stemmer each word is a class`() throws {
        #expect(try decoded("ja", "модули модулей").forms(with: "модули") == ["модули"])
    }

    @Test func `a class begins with the stem of its words, so that other forms of it are found`() throws {
        #expect(try decoded("ru", "Модулями.").classes.map(\.start) == ["модул"])
    }

    @Test func `a class never begins with less than three characters but for shorter words`() {
        let forms = ["ab", "abc", "abd", "xyz"].map { WordForm(bytes: Array($0.utf8), stem: Array("a".utf8), postings: []) }
        let classes = WordClass.classes(of: forms)
        #expect(classes.map { String(decoding: $0.beginning, as: UTF8.self) } == ["ab", "abc", "abd", "xyz"])
    }

    @Test func `a class begins between characters`() {
        let forms = ["отчёт", "отчют"].map { WordForm(bytes: Array($0.utf8), stem: Array("отч".utf8), postings: []) }
        #expect(WordClass.classes(of: forms).map(\.beginning) == [Array("отч".utf8)])
    }
}
