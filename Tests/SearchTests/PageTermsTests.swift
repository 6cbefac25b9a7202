import Testing

@testable import Search

struct PageTermsTests {
    /// Words with their weights.
    private func words(_ terms: PageTerms, _ vocabulary: Vocabulary) -> [String] {
        var words: [String] = []
        terms.forEach { words.append("\(String(decoding: vocabulary[$0], as: UTF8.self)) \($1)") }
        return words
    }

    @Test func `terms come back from their bytes`() throws {
        var reader = PageTermsReader()
        let code = (0..<20_000).map { "w\($0)" }.joined(separator: " ") + " w19999 w19999 w19999"
        let terms = reader.terms(ofCode: Array(code.utf8))
        #expect(PageTerms(bytes: terms.bytes) == terms)
        #expect(words(terms, reader.vocabulary).contains("w0 8"))
        #expect(words(terms, reader.vocabulary).contains("w19999 16"))
        #expect(words(PageTerms(), reader.vocabulary) == [])
    }

    @Test(arguments: [[2, 8], [0x82, 0, 8], [0, 0xFF, 0xFF, 4], [UInt8](repeating: 0xFF, count: 40), [0, 8, 9]] as [[UInt8]])
    func `bytes that are no terms are refused`(bytes: [UInt8]) {
        var reader = PageTermsReader()
        _ = reader.terms(ofCode: Array("a b".utf8))
        var target = Vocabulary()
        var renumbering = Renumbering()
        #expect(renumbering.terms(PageTerms(bytes: bytes), from: reader.vocabulary, in: &target) == nil)
    }

    @Test func `terms of several vocabularies get one numbering`() {
        var (one, other) = (PageTermsReader(), PageTermsReader())
        var target = Vocabulary()
        var (fromOne, fromOther) = (Renumbering(), Renumbering())
        for (number, code) in ["a b c", "c d", "b"].enumerated() {
            let terms = [one.terms(ofCode: Array(code.utf8)), other.terms(ofCode: Array("x \(code)".utf8))]
            let found = [
                fromOne.terms(terms[0], from: one.vocabulary, in: &target),
                fromOther.terms(terms[1], from: other.vocabulary, in: &target),
            ]
            #expect(found[0].map { words($0, target) } == words(terms[0], one.vocabulary), "\(number)")
            #expect(found[1].map { words($0, target) } == words(terms[1], other.vocabulary), "\(number)")
        }
        #expect((0..<target.count).map { String(decoding: target[$0], as: UTF8.self) } == ["a", "b", "c", "x", "d"])
    }

    @Test func `a reader remembers nothing of the page before but the numbers of words`() {
        var reader = PageTermsReader()
        let first = reader.terms(ofCode: Array("a b c".utf8))
        _ = reader.terms(ofCode: (0..<5_000).map { "w\($0)" }.joined(separator: " ").utf8.map { $0 })
        #expect(reader.terms(ofCode: Array("a b c".utf8)) == first)
        #expect(reader.vocabulary.count > 5_000)
    }

    @Test func `words of any length up to the longest are told apart`() {
        var vocabulary = Vocabulary()
        let words = (1...64).flatMap { length in
            (0..<length).map { place in (0..<length).map { $0 == place ? UInt8(ascii: "b") : UInt8(ascii: "a") } }
        }
        for (number, word) in words.enumerated() { #expect(vocabulary.number(of: word.span) == number) }
        for (number, word) in words.enumerated() { #expect(vocabulary.number(of: word.span) == number) }
        #expect(words.indices.allSatisfy { Array(vocabulary[$0]) == words[$0] })
    }

    @Test func `words that emphasis divides are whole, and blocks are not joined`() throws {
        var site = SmallSite(["hu"])
        try site.add("a", "hu", "szét**választ**ás\n\nelső\n\n- második\n")
        let index = DecodedIndex(try site.index().shards)
        #expect(index.pages(of: "szetvalasztas") == [0])
        #expect(index.pages(of: "elso") == [0])
        #expect(index.pages(of: "masodik") == [0])
    }

    @Test(.timeLimit(.minutes(10))) func `one word of a megabyte, and a hundred thousand words, take no time to speak of`() {
        var reader = PageTermsReader()
        let long = reader.terms(ofCode: [UInt8](repeating: 97, count: 1_000_000))
        #expect(words(long, reader.vocabulary) == [String(repeating: "a", count: 64) + " 8"])
        let many = reader.terms(ofCode: Array((0..<100_000).map { String($0, radix: 36) }.joined(separator: " ").utf8))
        #expect(words(many, reader.vocabulary).count > 100_000)
    }
}
