/// Sixteen bytes that are looked at together, in one vector of the processor.
///
/// The library compares vectors one byte after the other (Swift 6.3), and calculates with all bytes at once. So what is asked
/// of the bytes is calculated, and the answer is the top bit of each. Other than in ``EightBytes`` no byte's answer reaches
/// the next, so all of them are exact.
@frozen public struct SixteenBytes {
    @usableFromInline let bytes: SIMD16<UInt8>

    /// The bytes from an index on, of which there must be sixteen.
    @inlinable @inline(__always)
    public init(_ text: Span<UInt8>, at index: Int) {
        bytes = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
    }

    /// For which of sixteen bytes something is true.
    @frozen public struct Marks {
        @usableFromInline var tops: SIMD16<UInt8>

        @inlinable @inline(__always)
        init(tops: SIMD16<UInt8>) { self.tops = tops }

        /// Whether it is true for none of them.
        @inlinable @inline(__always)
        public var isEmpty: Bool {
            let halves = unsafe unsafeBitCast(tops, to: SIMD2<UInt64>.self)
            return (halves.x | halves.y) & 0x8080_8080_8080_8080 == 0
        }

        /// Where one or the other is true.
        @inlinable @inline(__always)
        public static func | (left: Marks, right: Marks) -> Marks { Marks(tops: left.tops | right.tops) }
    }

    /// The bytes that are no characters of ASCII.
    @inlinable @inline(__always)
    public var beyondASCII: Marks { Marks(tops: bytes) }

    /// The bytes below another one, which is at most 128.
    @inlinable @inline(__always)
    public func marks(below limit: UInt8) -> Marks { Marks(tops: (bytes &- limit) & ~bytes) }

    /// The bytes that are a character of ASCII.
    @inlinable @inline(__always)
    public func marks(of sign: Unicode.Scalar) -> Marks { Self.zeros(in: bytes ^ UInt8(ascii: sign)) }

    /// The bytes that are a character of ASCII and stand before another one.
    ///
    /// - Parameter next: The same bytes and the one behind them, without the first.
    @inlinable @inline(__always)
    public func marks(of sign: Unicode.Scalar, before other: Unicode.Scalar, in next: SixteenBytes) -> Marks {
        Self.zeros(in: (bytes ^ UInt8(ascii: sign)) | (next.bytes ^ UInt8(ascii: other)))
    }

    /// Whether a text holds two neighbours of which something is true.
    ///
    /// - Parameters:
    ///   - isFound: Whether it is true of two bytes.
    ///   - marks: For which of sixteen bytes it is true, given these, and the same and the one behind them without the first.
    @inlinable @inline(__always)
    public static func areNeighbours(
        in text: Span<UInt8>, where isFound: (UInt8, UInt8) -> Bool, marks: (SixteenBytes, SixteenBytes) -> Marks
    ) -> Bool {
        let last = text.count - 17
        guard last >= 0 else {
            var index = 1
            while index < text.count {
                if isFound(text[index - 1], text[index]) { return true }
                index += 1
            }
            return false
        }
        var index = 0
        while index < last {
            guard marks(Self(text, at: index), Self(text, at: index + 1)).isEmpty else { return true }
            index += 16
        }
        // Some of these have been looked at, which is less work than to look at the rest one by one.
        return !marks(Self(text, at: last), Self(text, at: last + 1)).isEmpty
    }

    @inlinable @inline(__always)
    static func zeros(in bytes: SIMD16<UInt8>) -> Marks { Marks(tops: (bytes &- 1) & ~bytes) }
}
