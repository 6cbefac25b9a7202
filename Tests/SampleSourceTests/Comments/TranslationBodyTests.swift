import SampleSource
import Testing

struct TranslationBodyTests {
    @Test(arguments: [
        ("a => b", ["1: a|b"]), ("\n  a   b =>  c\td \r\n\nc => d\n", ["2: a b|c d", "4: c|d"]), ("a => b => c", ["1: a|b => c"]),
        ("k => v => c", ["1: k => v|c"]), ("a: b # c => d: \"e\"", ["1: a: b # c|d: \"e\""]), ("", []),
    ])
    func `a line is a comment, an arrow and its translation`(body: String, expected: [String]) {
        let body = TranslationBody(body, keys: ["k => v"])
        #expect(body.translations.map { "\($0.line): \($0.source)|\($0.translation)" } == expected)
        #expect(body.faults == [])
    }

    @Test(arguments: ["a", "a=>b", "=> b", "a =>", "a -> b", "=>"])
    func `a line without an arrow between two texts is a fault`(line: String) {
        let body = TranslationBody("a => b\n\(line)\n", keys: [])
        #expect(body.translations.count == 1)
        #expect(body.faults.map(\.line) == [2])
        #expect(body.faults.first?.message == "“\(line)” translates nothing")
        #expect(body.faults.first?.remedy == "write “comment in the source => comment in this language”")
    }

    @Test func `only a line feed parts lines`() {
        let body = TranslationBody("a => b\u{2028}c\r\nd => e\u{C}f\n", keys: [])
        #expect(body.translations.map { "\($0.line): \($0.source)|\($0.translation)" } == ["1: a|b\u{2028}c", "2: d|e f"])
    }

    @Test func `a letter with more marks than any writing needs is a fault`() {
        let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
        let body = TranslationBody("a\(marks) => b\nc\u{301} => d", keys: ["c\u{301}"])
        #expect(body.translations.map(\.line) == [2])
        #expect(body.faults.map(\.line) == [1])
        #expect(body.faults.first?.message == "a letter of this line carries more than 30 marks")
        #expect(body.faults.first?.remedy == "remove the marks above and below it")
    }

    @Test func `a line of a hundred thousand arrows is split once`() {
        let body = TranslationBody("a" + String(repeating: " => ", count: 100_000) + "b", keys: [])
        #expect(body.translations.map(\.source) == ["a"])
    }
}
