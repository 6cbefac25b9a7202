import SampleSource
import Testing

struct SwiftLexerTests {
    @Test(arguments: [
        ("let a = 1", "keyword:let identifier:a operator:= number:1"),
        ("@MainActor func f()", "attribute:@MainActor keyword:func identifier:f punctuation:( punctuation:)"),
        ("#expect(a)", "macro:#expect punctuation:( identifier:a punctuation:)"),
        ("#if DEBUG", "directive:#if identifier:DEBUG"),
        (#""a\(b)c""#, #"string:"a interpolationStart:\( identifier:b interpolationEnd:) string:c""#),
        (##"#"a\(b)\#(c)"#"##, ##"string:#"a\(b) interpolationStart:\#( identifier:c interpolationEnd:) string:"#"##),
        (
            #""\(a("\(b)"))""#,
            #"string:" interpolationStart:\( identifier:a punctuation:( string:" interpolationStart:\( identifier:b interpolationEnd:) string:" punctuation:) interpolationEnd:) string:""#
        ),
        ("a/*b*/+c", "identifier:a blockComment:/*b*/ operator:+ identifier:c"),
        ("x = /a b/", "identifier:x operator:= regex:/a b/"),
        ("x / a / b", "identifier:x operator:/ identifier:a operator:/ identifier:b"),
        ("#!/bin/sh\na", "shebang:#!/bin/sh identifier:a"),
        ("a.0.1", "identifier:a punctuation:. number:0 punctuation:. number:1"),
        ("`a b`", "identifier:`a b`"),
        ("a\u{0}b", "identifier:a unknown:\u{0} identifier:b"),
    ])
    func `cuts source into tokens`(source: String, expected: String) {
        #expect(dump(source) == expected)
    }

    @Test(arguments: [
        ("// a", "lineComment"), ("/// a", "docLineComment"), ("/* a */", "blockComment"), ("/** a */", "docBlockComment"),
        ("/**/", "blockComment"), ("/* /** */ */", "blockComment"),
    ])
    func `tells comments apart`(source: String, kind: String) {
        #expect(dump(source) == "\(kind):\(source)")
    }

    @Test(arguments: SourceFixture.wellFormed + SourceFixture.malformed)
    func `leaves nothing but whitespace between tokens`(fixture: SourceFixture) {
        var end = 0
        for token in tokens(in: fixture.bytes) {
            #expect(token.range.lowerBound >= end)
            #expect(!token.range.isEmpty)
            #expect(fixture.bytes[end..<token.range.lowerBound].allSatisfy(isWhitespace))
            end = token.range.upperBound
        }
        #expect(fixture.bytes[end...].allSatisfy(isWhitespace))
    }

    private func dump(_ source: String) -> String {
        let bytes = Array(source.utf8)
        return tokens(in: bytes).map { "\($0.kind):\(String(decoding: bytes[$0.range], as: UTF8.self))" }
            .joined(separator: " ")
    }

    private func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
