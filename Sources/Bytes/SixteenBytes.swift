/// Sixteen bytes that are looked at together, in one vector of the processor.
///
/// What stands where is a mark at its place. Marks are put together with `|` and `&`, and asked once for the first of them.
@frozen public struct SixteenBytes {
    @usableFromInline let vector: SIMD16<UInt8>

    /// How many they are.
    public static var count: Int { @inlinable @inline(__always) get { 16 } }

    /// The bytes from an index on, of which there must be sixteen.
    @inlinable @inline(__always)
    public init(_ text: Span<UInt8>, at index: Int) {
        vector = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
    }

    /// The same where the caller knows that there are sixteen: it is asked for thousands of times a page.
    @unsafe @inlinable @inline(__always)
    public init(unchecked text: Span<UInt8>, at index: Int) {
        vector = unsafe text.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: SIMD16<UInt8>.self)
    }

    /// The bytes from an index on, which must be one in the text, and NUL behind its end.
    @inlinable @inline(__always)
    public init(_ text: Span<UInt8>, from index: Int) {
        self =
            text.count - index >= Self.count
            ? unsafe SixteenBytes(unchecked: text, at: index) : SixteenBytes(endOf: text, from: index)
    }

    /// The bytes from an index to the end, of which there must be one to fifteen, and NUL behind them.
    @inlinable
    public init(endOf text: Span<UInt8>, from index: Int) {
        let count = text.count - index
        let low: UInt64
        var high: UInt64 = 0
        if count >= 8 {
            low = Self.load(UInt64.self, of: text, at: index)
            high = Self.load(UInt64.self, of: text, at: text.count - 8) >> UInt64((16 - count) * 8)
        } else if count >= 4 {
            let end = Self.load(UInt32.self, of: text, at: text.count - 4) &<< UInt64((count - 4) * 8)
            low = Self.load(UInt32.self, of: text, at: index) | end
        } else {
            // One, two or three: of two, the second is taken twice.
            let middle = UInt64(text[index + count / 2]) &<< UInt64(count / 2 * 8)
            low = UInt64(text[index]) | middle | UInt64(text[text.count - 1]) &<< UInt64((count - 1) * 8)
        }
        vector = unsafe unsafeBitCast(SIMD2(low.littleEndian, high.littleEndian), to: SIMD16<UInt8>.self)
    }

    @inlinable @inline(__always)
    static func load<Word: FixedWidthInteger & BitwiseCopyable>(_ word: Word.Type, of text: Span<UInt8>, at index: Int) -> UInt64
    {
        UInt64(unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: word).littleEndian)
    }

    /// Writes them to a place in memory that has room for all of them.
    @unsafe @inlinable @inline(__always)
    func store(at place: UnsafeMutablePointer<UInt8>) {
        unsafe UnsafeMutableRawPointer(place).storeBytes(of: vector, as: SIMD16<UInt8>.self)
    }

    /// Where a byte stands.
    @inlinable @inline(__always)
    public func places(of byte: UInt8) -> Places { Places(vector .== SIMD16(repeating: byte)) }

    /// Where a character of ASCII stands.
    @inlinable @inline(__always)
    public func places(of sign: Unicode.Scalar) -> Places { places(of: UInt8(ascii: sign)) }

    /// Where a byte stands that is another one, or below it.
    @inlinable @inline(__always)
    public func places(upTo limit: UInt8) -> Places { Places(vector .<= SIMD16(repeating: limit)) }

    /// Where a byte stands that is another one, or above it.
    @inlinable @inline(__always)
    public func places(from limit: UInt8) -> Places { Places(vector .>= SIMD16(repeating: limit)) }

    /// Where one of several characters of ASCII stands that follow each other.
    @inlinable @inline(__always)
    public func places(of first: Unicode.Scalar, to last: Unicode.Scalar) -> Places {
        let distances = vector &- SIMD16(repeating: UInt8(ascii: first))
        return Places(distances .<= SIMD16(repeating: UInt8(ascii: last) - UInt8(ascii: first)))
    }

    /// The bytes with the letters of ASCII in lower case. Some signs become others, but none a letter.
    @inlinable @inline(__always)
    public var foldingLetters: SixteenBytes { SixteenBytes(vector: vector | SIMD16(repeating: 0x20)) }

    @inlinable @inline(__always)
    init(vector: SIMD16<UInt8>) { self.vector = vector }

    /// The first bytes, as two numbers in which all others are NUL.
    ///
    /// - Parameter count: At most sixteen.
    @inlinable @inline(__always)
    public func prefix(_ count: Int) -> SIMD2<UInt64> {
        let words = unsafe unsafeBitCast(vector, to: SIMD2<UInt64>.self)
        // Shifted so far that nothing is left, where a word has none of the bytes.
        let low = words[0].littleEndian & ~(UInt64.max << UInt64(8 * count))
        let high = count > 8 ? words[1].littleEndian & ~(UInt64.max << UInt64(8 * (count - 8))) : 0
        return SIMD2(low, high)
    }

    /// Places among the sixteen.
    @frozen public struct Places {
        @usableFromInline let marks: SIMDMask<SIMD16<Int8>>

        @inlinable @inline(__always)
        init(_ marks: SIMDMask<SIMD16<Int8>>) { self.marks = marks }

        /// The places that are in one or both of two.
        @inlinable @inline(__always)
        public static func | (one: Places, other: Places) -> Places { Places(one.marks .| other.marks) }

        /// The places that are in both of two.
        @inlinable @inline(__always)
        public static func & (one: Places, other: Places) -> Places { Places(one.marks .& other.marks) }

        /// The places that are in one of two, but not in both.
        @inlinable @inline(__always)
        public static func ^ (one: Places, other: Places) -> Places { Places(one.marks .^ other.marks) }

        /// All other places.
        @inlinable @inline(__always)
        public static prefix func ! (places: Places) -> Places { Places(.!places.marks) }

        /// Whether there are none.
        @inlinable @inline(__always)
        public var isEmpty: Bool {
            let words = unsafe unsafeBitCast(marks, to: SIMD2<UInt64>.self)
            return words[0] | words[1] == 0
        }

        /// The first of them.
        @inlinable @inline(__always)
        public var first: Int? {
            let words = unsafe unsafeBitCast(marks, to: SIMD2<UInt64>.self)
            guard words[0] | words[1] != 0 else { return nil }
            return words[0] != 0
                ? words[0].littleEndian.trailingZeroBitCount / 8 : 8 + words[1].littleEndian.trailingZeroBitCount / 8
        }
    }
}

extension SixteenBytes {
    /// Whether a text holds two neighbours of which something is true.
    ///
    /// - Parameters:
    ///   - isFound: Whether it is true of two bytes.
    ///   - places: Where it is true among sixteen bytes, given these, and the same and the one behind them without the first.
    @inlinable @inline(__always)
    public static func areNeighbours(
        in text: Span<UInt8>, where isFound: (UInt8, UInt8) -> Bool, places: (SixteenBytes, SixteenBytes) -> Places
    ) -> Bool {
        let last = text.count - count - 1
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
            guard places(Self(text, at: index), Self(text, at: index + 1)).isEmpty else { return true }
            index += count
        }
        // Some of these have been looked at, which is less work than to look at the rest one by one.
        return !places(Self(text, at: last), Self(text, at: last + 1)).isEmpty
    }
}

extension Span<UInt8> {
    /// The first index of a range that is among the places which are looked for.
    ///
    /// - Parameter places: Where something stands among sixteen bytes, which may be behind the range.
    @inlinable @inline(__always)
    public func firstIndex(in range: Range<Int>, at places: (SixteenBytes) -> SixteenBytes.Places) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        var index = range.lowerBound
        while index < range.upperBound {
            if let place = places(SixteenBytes(self, from: index)).first {
                return index + place < range.upperBound ? index + place : nil
            }
            index &+= SixteenBytes.count
        }
        return nil
    }
}
