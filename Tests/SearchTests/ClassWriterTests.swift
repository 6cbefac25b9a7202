import Testing

@testable import Search

struct ClassWriterTests {
    private func text(_ classes: [WordClass]) -> String {
        var writer = ClassWriter()
        for wordClass in classes { writer.write(wordClass) }
        return String(decoding: writer.text, as: UTF8.self)
    }

    private func form(_ word: String, _ postings: [(Int, Int)]) -> WordForm {
        WordForm(
            bytes: Array(word.utf8), stem: [],
            postings: postings.map { WordForm.Posting(page: Int32($0.0), weight: Int32($0.1)) }[...])
    }

    @Test func `a class is written as its beginning and what follows it`() {
        let classes = [
            WordClass(beginning: Array("модел".utf8), forms: [form("модели", [(0, 0)]), form("модель", [(1, 16), (4, 5)])]),
            WordClass(beginning: Array("модул".utf8), forms: [form("модуль", [(0, 0)])]),
        ]
        #expect(text(classes) == "Aмодел,и:g,ь:AnBh|Dул,ь:g|")
    }

    @Test(arguments: [
        (String(repeating: "a", count: 30), "Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa,:g|Zaaaaab,:g|"),
        ("ж", "Aж,:g|Bb,:g|"),
        (String(repeating: "𐐨", count: 13), "A𐐨𐐨𐐨𐐨𐐨𐐨𐐨𐐨𐐨𐐨𐐨𐐨𐐨,:g|Y𐐨b,:g|"),
    ])
    func `of the beginning before, whole characters are kept, and no more than 25 units`(beginning: String, expected: String) {
        let classes = [beginning, beginning + "b"].map { WordClass(beginning: Array($0.utf8), forms: [form($0, [(0, 0)])]) }
        #expect(text(classes) == expected)
    }

    @Test(arguments: [0, 1, 2, 25, 26, 31, 32, 33, 34, 1_055, 1_056, 1_057, 99_999])
    func `every distance between pages comes back`(page: Int) {
        let wordClass = WordClass(beginning: [0x61], forms: [form("a", [(page, 9), (page + 1, 9), (2 * page + 3, 9)])])
        let decoded = DecodedIndex([SearchShard(first: "a", text: text([wordClass]))])
        #expect(decoded.pages(of: "a") == [page, page + 1, 2 * page + 3])
    }

    @Test func `a weight never has a lower level than a smaller one, and none leaves the signs`() {
        let levels = (0...70_000).map(ClassWriter.level(of:))
        #expect(levels == levels.sorted())
        #expect(levels.first == 0)
        #expect(levels.last == 29)
        #expect(Set(levels).count == 30)
    }
}
