/// Eight bytes that are looked at together, in one word of the processor.
///
/// Source: “Bit Twiddling Hacks” by Sean Eron Anderson, “Determine if a word has a zero byte” and what follows there.
struct EightBytes {
    private let word: UInt64

    /// The bytes from an index on, of which there must be eight.
    @inline(__always)
    init(_ text: Span<UInt8>, at index: Int) {
        word = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
    }

    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var tops: UInt64 { 0x8080_8080_8080_8080 }

    /// Whether one of the bytes is below another one, which is at most 128.
    @inline(__always)
    func hasByte(below limit: UInt8) -> Bool { (word &- Self.ones &* UInt64(limit)) & ~word & Self.tops != 0 }

    /// Whether one of the bytes is a character of ASCII.
    @inline(__always)
    func contains(_ sign: Unicode.Scalar) -> Bool {
        let difference = word ^ (Self.ones &* UInt64(sign.value))
        return (difference &- Self.ones) & ~difference & Self.tops != 0
    }
}
