import Testing

@testable import Search

struct PageTermsTests {
    @Test func `terms come back from their bytes`() throws {
        var reader = PageTermsReader()
        let terms = reader.terms(ofCode: Array("let view = UIView()".utf8))
        #expect(PageTerms(bytes: terms.bytes) == terms)
        #expect(PageTerms(bytes: []) == PageTerms())
    }

    @Test(arguments: [[0], [1], [1, 97], [1, 97, 0], [65] + [UInt8](repeating: 97, count: 67), [1, 97, 0, 0, 3]] as [[UInt8]])
    func `bytes that are no terms are refused`(bytes: [UInt8]) { #expect(PageTerms(bytes: bytes) == nil) }

    @Test func `a reader remembers nothing of the page before`() {
        var reader = PageTermsReader()
        let first = reader.terms(ofCode: Array("a b c".utf8))
        _ = reader.terms(ofCode: (0..<5_000).map { "w\($0)" }.joined(separator: " ").utf8.map { $0 })
        #expect(reader.terms(ofCode: Array("a b c".utf8)) == first)
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
        #expect(reader.terms(ofCode: [UInt8](repeating: 97, count: 1_000_000)).bytes.count == 67)
        let words = reader.terms(ofCode: Array((0..<100_000).map { String($0, radix: 36) }.joined(separator: " ").utf8))
        #expect(words.bytes.count > 500_000)
    }
}
