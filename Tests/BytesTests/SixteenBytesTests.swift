import Bytes
import Testing

/// Every byte at every place among bytes that are near the borders: what is found must be what a loop finds.
@Suite struct `Sixteen bytes` {
    private static let fillers: [UInt8] = [0, 0x1F, 0x20, 0x5A, 0x61, 0x7F, 0x80, 0xFF]

    private static func texts(of count: Int = 16) -> [[UInt8]] {
        fillers.flatMap { filler in
            (0..<count).flatMap { place in
                (0...255).map { byte in
                    var text = [UInt8](repeating: filler, count: count)
                    text[place] = UInt8(byte)
                    return text
                }
            }
        }
    }

    private func expect(
        _ places: (SixteenBytes) -> SixteenBytes.Places, where isMeant: (UInt8) -> Bool,
        location: SourceLocation = #_sourceLocation
    ) {
        for text in Self.texts() {
            let places = places(SixteenBytes(text.span, at: 0))
            let (first, isEmpty) = (places.first, places.isEmpty)
            guard first != text.firstIndex(where: isMeant) || isEmpty != (first == nil) else { continue }
            Issue.record("\(text): \(String(describing: first))", sourceLocation: location)
        }
    }

    @Test(arguments: [0, 0x26, 0x7F, 0x80, 0xC2, 0xFF] as [UInt8]) func `tell where a byte stands`(byte: UInt8) {
        expect({ $0.places(of: byte) }, where: { $0 == byte })
        expect({ $0.places(upTo: byte) }, where: { $0 <= byte })
        expect({ $0.places(from: byte) }, where: { $0 >= byte })
        expect({ !$0.places(of: byte) }, where: { $0 != byte })
    }

    @Test func `tell where letters stand`() {
        expect({ $0.places(of: "[", to: "`") }, where: { (0x5B...0x60).contains($0) })
        expect({ $0.foldingLetters.places(of: "a", to: "z") }, where: { "a"..."z" ~= Unicode.Scalar($0 | 0x20) })
    }

    @Test func `put places together`() {
        expect({ $0.places(of: " ") | $0.places(of: "a") }, where: { $0 == 0x20 || $0 == 0x61 })
        expect({ $0.places(from: 0x20) & $0.places(upTo: 0x7F) }, where: { (0x20...0x7F).contains($0) })
        expect({ $0.places(from: 0x20) ^ $0.places(from: 0x80) }, where: { (0x20...0x7F).contains($0) })
    }

    @Test(arguments: 1...15) func `end with NUL where the text ends before them`(count: Int) {
        let text = (1...24).map { UInt8($0) }
        for start in [24 - count, 8] where start + count == 24 {
            let bytes = SixteenBytes(text.span, from: start).prefix(16)
            let expected = text[start...] + [UInt8](repeating: 0, count: 16 - count)
            #expect(bytes == SixteenBytes(Array(expected).span, at: 0).prefix(16))
        }
        let short = Array(text.prefix(count))
        let expected = short + [UInt8](repeating: 0, count: 16 - count)
        #expect(SixteenBytes(short.span, from: 0).prefix(16) == SixteenBytes(expected.span, at: 0).prefix(16))
    }

    @Test(arguments: 0...16) func `give the first of them as numbers`(count: Int) {
        let text = (1...16).map { UInt8($0) }
        let words = SixteenBytes(text.span, at: 0).prefix(count)
        let bytes = [words[0], words[1]].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) } }
        #expect(bytes == Array(text.prefix(count)) + [UInt8](repeating: 0, count: 16 - count))
    }

    @Test func `find the first place in a range of a text`() {
        for count in 1...40 {
            for place in 0..<count {
                var text = [UInt8](repeating: 0x61, count: count)
                text[place] = 0x20
                for start in 0..<count {
                    for end in start...count {
                        let found = text.span.firstIndex(in: start..<end) { $0.places(upTo: 0x20) }
                        #expect(found == ((start..<end).contains(place) ? place : nil), "\(count), \(place), \(start)..<\(end)")
                    }
                }
            }
        }
    }

    @Test func `are copied with no byte too many`() {
        for count in 0...40 {
            let text = (0..<40).map { UInt8($0) }
            for start in 0...40 - count {
                var buffer = ByteBuffer(capacity: 1)
                buffer.append(0..<3, of: text.span)
                buffer.append(start..<start + count, of: text.span)
                #expect(buffer.array == [0, 1, 2] + text[start..<start + count])
            }
        }
    }

    @Test(arguments: 0...50) func `find two neighbours wherever they stand`(count: Int) {
        func areFound(in text: [UInt8]) -> Bool {
            SixteenBytes.areNeighbours(in: text.span) { byte, next in
                byte == UInt8(ascii: ":") && next == UInt8(ascii: "/")
            } places: { bytes, next in
                bytes.places(of: ":") & next.places(of: "/")
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
