import Bytes
import Testing

/// Each search answers as the library's own for any collection does.
@Suite struct `Searching in bytes` {
    private static let texts = [
        "", "a", "/", "a/b", "a/b/c.md", "//", "кириллица/страница", "пример", "vége/", String(repeating: "x", count: 100) + "/y",
    ]

    @Test(arguments: texts, [UInt8(ascii: "/"), UInt8(ascii: "y"), 0xD0, 0])
    func `finds a byte where it is`(text: String, byte: UInt8) {
        let bytes = Array(text.utf8)
        let first = text.utf8.firstIndex(of: byte).map { text.utf8.distance(from: text.startIndex, to: $0) }
        let last = text.utf8.lastIndex(of: byte).map { text.utf8.distance(from: text.startIndex, to: $0) }
        #expect(first == bytes.firstIndex(of: byte))
        #expect(last == bytes.lastIndex(of: byte))
        #expect(text.utf8.contains(byte) == bytes.contains(byte))
        #expect(text.utf8.contains { $0 == byte } == bytes.contains(byte))
        #expect(ByteSearch.first(byte, in: bytes.span) == bytes.firstIndex(of: byte))
        #expect(ByteSearch.count(of: Unicode.Scalar(byte & 0x7F), in: bytes.span) == bytes.count { $0 == byte & 0x7F })
    }

    @Test(arguments: texts, texts) func `compares the bytes of two texts`(text: String, other: String) {
        #expect(text.utf8.elementsEqual(other.utf8) == (Array(text.utf8) == Array(other.utf8)))
        #expect(text.utf8.starts(with: other.utf8) == Array(text.utf8).starts(with: Array(other.utf8)))
        #expect(text.utf8.ends(with: other.utf8) == Array(text.utf8).reversed().starts(with: Array(other.utf8).reversed()))
    }

    @Test func `takes two spellings of one text for two`() {
        #expect(!"é".utf8.elementsEqual("e\u{301}".utf8))
    }

    @Test(arguments: [
        ("", false), ("]", false), ("](", true), ("a](b", true), ("]](", true), ("] (", false), ("a]", false), ("]x](", true),
    ])
    func `finds bytes in a row`(text: String, isThere: Bool) {
        #expect(ByteSearch.contains("](", in: Array(text.utf8).span) == isThere)
    }

    @Test func `looks on from a place, and never behind the end`() {
        let text = Array("a/b/c".utf8)
        #expect((0...7).map { ByteSearch.first(UInt8(ascii: "/"), in: text.span, from: $0) } == [1, 1, 3, 3, nil, nil, nil, nil])
    }
}
