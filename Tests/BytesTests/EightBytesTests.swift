import Bytes
import Testing

/// Every byte at every place among bytes that are near the borders: what is found must be what a loop finds.
@Suite struct `Eight bytes` {
    private static let fillers: [UInt8] = [0, 0x1F, 0x20, 0x21, 0x5A, 0x5B, 0x60, 0x61, 0x7F, 0x80, 0xFF]

    private static func words() -> [[UInt8]] {
        fillers.flatMap { filler in
            (0..<8).flatMap { place in
                (0...255).map { byte in
                    var word = [UInt8](repeating: filler, count: 8)
                    word[place] = UInt8(byte)
                    return word
                }
            }
        }
    }

    @Test(arguments: [0, 0x7F, 0x80, 0xE2, 0xEF, 0xFF] as [UInt8]) func `know whether one of them is another`(byte: UInt8) {
        for word in Self.words() {
            #expect(EightBytes(word.span, at: 0).contains(byte: byte) == word.contains(byte), "\(word)")
        }
    }

    @Test func `know whether one of them is below a limit`() {
        for word in Self.words() {
            let bytes = EightBytes(word.span, at: 0)
            #expect(bytes.hasByte(below: 0x20) == word.contains { $0 < 0x20 }, "\(word)")
            #expect(bytes.hasByte(below: 0x21) == word.contains { $0 < 0x21 }, "\(word)")
            #expect(bytes.isASCII == word.allSatisfy { $0 < 0x80 }, "\(word)")
            #expect(bytes.firstPlace(below: 0x21) == word.firstIndex { $0 < 0x21 }, "\(word)")
        }
    }

    @Test(arguments: [0x80, 0xEF, 0xFF] as [UInt8]) func `know whether one of them is a limit or above it`(limit: UInt8) {
        for word in Self.words() {
            #expect(EightBytes(word.span, at: 0).hasByte(from: limit) == word.contains { $0 >= limit }, "\(word)")
        }
    }

    @Test(arguments: ["\"", "&", "<", " ", "`"] as [Unicode.Scalar])
    func `know whether one of them is a sign`(sign: Unicode.Scalar) {
        for word in Self.words() {
            #expect(EightBytes(word.span, at: 0).contains(sign) == word.contains(UInt8(ascii: sign)), "\(word)")
        }
    }

    @Test(arguments: [("[", "`"), ("{", "\u{7F}"), ("!", "*"), ("\"", "&"), ("a", "z")] as [(Unicode.Scalar, Unicode.Scalar)])
    func `know whether one of them is in a range`(first: Unicode.Scalar, last: Unicode.Scalar) {
        for word in Self.words() {
            let isThere = word.contains { UInt8(ascii: first) <= $0 && $0 <= UInt8(ascii: last) }
            #expect(EightBytes(word.span, at: 0).contains(first, to: last) == isThere, "\(word)")
        }
    }

    @Test(arguments: 0..<8) func `tell the places of two signs, in their order`(place: Int) {
        for filler in Self.fillers where filler != 0x20 && filler != 0x2D {
            var word = [UInt8](repeating: filler, count: 8)
            word[place] = 0x2D
            word[7 - place] = 0x20
            let places = Array(EightBytes(word.span, at: 0).places(of: " ", or: "-"))
            #expect(places == places.sorted() && Set(places).isSuperset(of: [place, 7 - place]))
            #expect(places.allSatisfy { word[$0] == 0x20 || word[$0] == 0x2D || $0 > 0 })
        }
    }

    @Test func `are read from any place`() {
        let text = Array("0123456789<".utf8)
        #expect((0...3).map { EightBytes(text.span, at: $0).contains("<") } == [false, false, false, true])
    }
}
