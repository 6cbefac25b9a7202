import Models
import Testing

@Suite struct `Places in a file` {
    @Test func `columns count characters`() {
        let file = SourceFile(path: "a", bytes: Array("első\n\te\u{301}ж日 x\r\n".utf8))
        let place = file.location(line: 2, of: "x")
        #expect(place.column == 6)
        #expect(place.excerpt == "\te\u{301}ж日 x")
        #expect(file.location(line: 1, byteColumn: 7).column == 5)
    }

    @Test func `B11: a byte order mark is in no line`() {
        #expect(SourceFile(path: "a", bytes: Array("\u{FEFF}ab".utf8)).location(line: 1, byteColumn: 2).column == 2)
    }

    @Test(arguments: [3, 4, 500]) func `a line behind the end has no text`(line: Int) {
        let place = SourceFile(path: "a", bytes: Array("a\n".utf8)).location(line: line)
        #expect(place.excerpt == nil)
        #expect(place.line == line)
    }

    @Test func `an excerpt ends with a whole character`() {
        let file = SourceFile(path: "a", bytes: Array(("a" + String(repeating: "ж", count: 4_000)).utf8))
        #expect(file.location(line: 1).excerpt == "a" + String(repeating: "ж", count: 2_047))
    }

    @Test func `a word is found behind its key, as a value and as a key`() {
        let file = SourceFile(path: "a", bytes: Array("title: it\nfallback: {it: [itt, hu]}\n".utf8))
        #expect(file.location(ofWord: "it", after: "fallback:").column == 12)
        #expect(file.location(ofWord: "hu", after: "fallback:").column == 22)
        #expect(file.location(ofWord: "ru", after: "fallback:").column == 1)
    }
}
