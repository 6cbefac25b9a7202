/// Bytes that grow at their end, piece by piece.
///
/// An array would do, but asks for each piece whether somebody else has it, and copies it as any sequence: a page is written in
/// a thousand pieces of ten bytes. This one has one owner. Emptied, it keeps its memory.
@safe public struct ByteBuffer: ~Copyable {
    @usableFromInline var start: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    /// How many bytes there are.
    public var count: Int { length }
    @usableFromInline var length = 0

    /// An empty buffer with memory for so many bytes.
    public init(capacity: Int = 256) {
        self.capacity = max(1, capacity)
        unsafe start = .allocate(capacity: self.capacity)
    }

    deinit { unsafe start.deallocate() }

    /// A copy of the bytes.
    public var array: [UInt8] { unsafe [UInt8](UnsafeBufferPointer(start: start, count: count)) }

    /// Lends the bytes.
    public func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        body(unsafe UnsafeBufferPointer(start: start, count: count).span)
    }

    /// The last byte.
    public var last: UInt8? { count > 0 ? unsafe start[count - 1] : nil }

    /// Removes so many bytes from the end, or all where there are fewer.
    public mutating func removeLast(_ count: Int = 1) { length = max(0, length - count) }

    /// Forgets everything but the memory.
    public mutating func removeAll() { length = 0 }

    /// Appends a byte.
    public mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        unsafe start[count] = byte
        length += 1
    }

    /// Appends the eight bytes of a number, the lowest first.
    public mutating func append(_ number: UInt64) {
        unsafe withUnsafeBytes(of: number.littleEndian) { unsafe append($0.assumingMemoryBound(to: UInt8.self)) }
    }

    /// Appends bytes.
    public mutating func append(_ bytes: Span<UInt8>) { unsafe bytes.withUnsafeBufferPointer { unsafe append($0) } }

    /// Appends a part of a text. A short one is copied with what follows it, which is then written over.
    public mutating func append(_ range: Range<Int>, of text: Span<UInt8>) {
        let room = SixteenBytes.count
        guard range.count <= room, text.count - range.lowerBound >= room else { return append(text.extracting(range)) }
        if room > capacity - count { grow(by: room) }
        unsafe SixteenBytes(text, at: range.lowerBound).store(at: start + count)
        length += range.count
    }

    /// Appends a text.
    public mutating func append(_ text: String) { append(text.utf8.span) }

    /// Appends a literal. Where it is written out, its length is known, and a few moves take the place of a call.
    @inlinable @inline(__always)
    public mutating func append(_ literal: StaticString) {
        let more = literal.utf8CodeUnitCount
        if more > capacity - length { grow(by: more) }
        unsafe (start + length).initialize(from: literal.utf8Start, count: more)
        length += more
    }

    /// Appends bytes.
    public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.baseAddress else { return }
        if bytes.count > capacity - count { grow(by: bytes.count) }
        unsafe (start + count).initialize(from: first, count: bytes.count)
        length += bytes.count
    }

    /// Appends a number in a variable length (LEB128), small ones in one byte; ``ByteReader/number()`` reads it.
    public mutating func append(number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }

    /// Appends a text behind the number of its bytes; ``ByteReader/text()`` reads it.
    public mutating func append(counted text: String) {
        append(number: UInt64(text.utf8.count))
        append(text)
    }

    /// Appends bytes of another buffer, which has so many.
    public mutating func append(_ range: Range<Int>, of other: borrowing ByteBuffer) {
        precondition(range.upperBound <= other.count)
        unsafe append(UnsafeBufferPointer(start: other.start + range.lowerBound, count: range.count))
    }

    /// Doubled, so that what is copied in the end is no more than what is written.
    @usableFromInline
    mutating func grow(by more: Int) {
        let larger = max(capacity * 2, count + more)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        unsafe memory.moveInitialize(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = memory
        capacity = larger
    }
}
