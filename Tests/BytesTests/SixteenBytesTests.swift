import Bytes
import Testing

/// Every byte at every place among bytes that are near the borders: what is found must be what a loop finds.
@Suite struct `Sixteen bytes` {
    private static let fillers: [UInt8] = [0, 0x1F, 0x20, 0x21, 0x7E, 0x7F, 0x80, 0xA0, 0xFF]

    private static func words() -> [[UInt8]] {
        fillers.flatMap { filler in
            (0..<16).flatMap { place in
                (0...255).map { byte in
                    var word = [UInt8](repeating: filler, count: 16)
                    word[place] = UInt8(byte)
                    return word
                }
            }
        }
    }

    @Test func `know whether one of them is another, below a limit, or beyond ASCII`() {
        for word in Self.words() {
            let bytes = SixteenBytes(word.span, at: 0)
            #expect(bytes.marks(of: "~").isEmpty != word.contains(0x7E), "\(word)")
            #expect(bytes.marks(below: 0x20).isEmpty != word.contains { $0 < 0x20 }, "\(word)")
            #expect(bytes.beyondASCII.isEmpty != word.contains { $0 >= 0x80 }, "\(word)")
            let either = bytes.marks(of: "!") | bytes.marks(of: "~")
            #expect(either.isEmpty != word.contains { $0 == 0x21 || $0 == 0x7E }, "\(word)")
        }
    }

    @Test(arguments: 0...50) func `find two neighbours wherever they stand`(count: Int) {
        func areFound(in text: [UInt8]) -> Bool {
            SixteenBytes.areNeighbours(in: text.span) { byte, next in
                byte == UInt8(ascii: ":") && next == UInt8(ascii: "/")
            } marks: { bytes, next in
                bytes.marks(of: ":", before: "/", in: next)
            }
        }
        let text = [UInt8](repeating: UInt8(ascii: "/"), count: count)
        #expect(!areFound(in: text))
        for place in text.indices {
            var text = text
            text[place] = UInt8(ascii: ":")
            #expect(areFound(in: text) == (place < count - 1))
        }
    }
}
