import SampleSource
import Testing

struct SwiftHighlighterTests {
    @Test(arguments: [
        ("let a = 1", "keyword:let number:1"),
        ("@MainActor final class A: B {}", "attribute:@MainActor keyword:final keyword:class type:A type:B"),
        (#"print("a \(b) c") // d"#, #"string:"a  string: c" comment:// d"#),
        ("#expect(a == nil)", "attribute:#expect keyword:nil"),
        ("#if os(Linux)", "keyword:#if type:Linux"),
        ("x = /a/", "string:/a/"),
        ("URL(string: _b)", "type:URL"),
        ("_Storage.self", "type:_Storage keyword:self"),
        ("func f(in a: Int)", "keyword:func type:Int"),
    ])
    func `highlights`(source: String, expected: String) {
        let bytes = Array(source.utf8)
        var highlighter = SwiftHighlighter()
        highlighter.highlight(bytes.span)
        let found = highlighter.highlights.map { "\($0.kind):\(String(decoding: bytes[$0.range], as: UTF8.self))" }
        #expect(found.joined(separator: " ") == expected)
    }

    @Test func `forgets the source before`() {
        var highlighter = SwiftHighlighter()
        highlighter.highlight(Array("({ \"a".utf8).span)
        highlighter.highlight(Array("x".utf8).span)
        #expect(highlighter.highlights == [])
    }

    @Test(arguments: SourceFixture.wellFormed + SourceFixture.malformed)
    func `never overlaps`(fixture: SourceFixture) {
        var highlighter = SwiftHighlighter()
        highlighter.highlight(fixture.bytes.span)
        for (one, other) in zip(highlighter.highlights, highlighter.highlights.dropFirst()) {
            #expect(one.range.upperBound <= other.range.lowerBound)
        }
    }
}
