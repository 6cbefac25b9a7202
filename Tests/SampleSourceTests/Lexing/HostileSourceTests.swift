import TestSupport
import SampleSource
import Testing

/// Sources that make a careless lexer recurse, loop, or read the same bytes again and again.
struct `Hostile source` {
    @Test func `a hundred thousand nested comments are one comment`() {
        let source = repeated("/*", 100_000)
        #expect(tokens(in: source).map(\.range) == [0..<200_000])
    }

    @Test func `a hundred thousand nested comments are closed one by one`() {
        let source = repeated("/*", 100_000) + repeated("*/", 100_000) + Array("a".utf8)
        #expect(tokens(in: source).map(\.kind) == [.blockComment, .identifier])
    }

    @Test func `a hundred thousand nested interpolations are kept in an array`() {
        let source = repeated(#""\(a"#, 100_000) + repeated(#")""#, 100_000)
        #expect(tokens(in: source).count == 500_000)
    }

    @Test(arguments: [
        ##"#"""\#("##, "#/\n", " /a)", " /a /", "`", "\"\\(", "'", "<#", "\u{201C}", "/", "\\(", "@", "#", "##\"", "0x", "((",
        "\"\"\"\\(", "+/**/",
    ])
    func `a pattern repeated over hundreds of kilobytes is read once`(pattern: String) {
        let source = repeated(pattern, 300_000 / pattern.utf8.count)
        #expect(tokens(in: source).last?.range.upperBound ?? 0 <= source.count)
    }

    @Test func `random bytes end in tokens`() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<300 {
            let source = (0..<300).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            #expect(tokens(in: source).allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= source.count })
        }
    }

    private func repeated(_ pattern: String, _ count: Int) -> [UInt8] {
        Array(repeatElement(Array(pattern.utf8), count: count).joined())
    }
}
