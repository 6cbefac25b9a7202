/// Eight bytes that are looked at together, in one word of the processor.
///
/// Source: “Bit Twiddling Hacks” by Sean Eron Anderson, “Determine if a word has a zero byte” and what follows there.
@frozen public struct EightBytes {
    @usableFromInline let word: UInt64

    /// The bytes from an index on, of which there must be eight.
    @inlinable @inline(__always)
    public init(_ text: Span<UInt8>, at index: Int) {
        word = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
    }

    @usableFromInline static var ones: UInt64 { @inlinable @inline(__always) get { 0x0101_0101_0101_0101 } }
    @usableFromInline static var tops: UInt64 { @inlinable @inline(__always) get { 0x8080_8080_8080_8080 } }

    /// Whether all of the bytes are characters of ASCII.
    @inlinable @inline(__always)
    public var isASCII: Bool { word & Self.tops == 0 }

    /// Whether one of the bytes is below another one, which is at most 128.
    @inlinable @inline(__always)
    public func hasByte(below limit: UInt8) -> Bool { (word &- Self.ones &* UInt64(limit)) & ~word & Self.tops != 0 }

    /// Where the first byte is that is below another one, which is at most 128.
    @inlinable @inline(__always)
    public func firstPlace(below limit: UInt8) -> Int? {
        // Only above a byte that is, others may be marked by mistake.
        let word = word.littleEndian
        let marks = (word &- Self.ones &* UInt64(limit)) & ~word & Self.tops
        return marks == 0 ? nil : marks.trailingZeroBitCount / 8
    }

    /// Whether one of the bytes is another one, which is at least 128, or above it.
    @inlinable @inline(__always)
    public func hasByte(from limit: UInt8) -> Bool {
        ((word & ~Self.tops) &+ Self.ones &* UInt64(256 - Int(limit))) & word & Self.tops != 0
    }

    /// Whether one of the bytes is a character of ASCII.
    @inlinable @inline(__always)
    public func contains(_ sign: Unicode.Scalar) -> Bool { marks(of: sign) != 0 }

    /// Whether one of the bytes is another one.
    @inlinable @inline(__always)
    public func contains(byte: UInt8) -> Bool { marks(of: Unicode.Scalar(byte)) != 0 }

    /// Whether one of the bytes is from `first` to `last`, which are characters of ASCII.
    ///
    /// Source: the same, “Determine if a word has a byte between m and n”.
    @inlinable @inline(__always)
    public func contains(_ first: Unicode.Scalar, to last: Unicode.Scalar) -> Bool {
        let sevens = word & ~Self.tops
        let below = Self.ones &* UInt64(127 + last.value + 1) &- sevens
        let above = sevens &+ Self.ones &* UInt64(127 - (first.value - 1))
        return below & ~word & above & Self.tops != 0
    }

    /// Where one of two characters of ASCII stands, and now and then a place above it where it does not.
    @inlinable @inline(__always)
    public func places(of sign: Unicode.Scalar, or other: Unicode.Scalar) -> Places {
        Places(marks: (marks(of: sign) | marks(of: other)).littleEndian)
    }

    /// Places among the eight, from the first on.
    @frozen public struct Places: Sequence, IteratorProtocol {
        @usableFromInline var marks: UInt64

        @inlinable @inline(__always)
        init(marks: UInt64) { self.marks = marks }

        /// The next place.
        @inlinable @inline(__always)
        public mutating func next() -> Int? {
            guard marks != 0 else { return nil }
            defer { marks &= marks &- 1 }
            return marks.trailingZeroBitCount / 8
        }
    }

    /// The top bit of each byte that is a character of ASCII. Above such a byte, another one may be marked by mistake.
    @inlinable @inline(__always)
    func marks(of sign: Unicode.Scalar) -> UInt64 {
        let difference = word ^ (Self.ones &* UInt64(sign.value))
        return (difference &- Self.ones) & ~difference & Self.tops
    }
}
