/// A run of bytes in a document's text.
public struct TextRange: Hashable, Sendable {
    /// The offset of the first byte.
    public var start: Int32
    /// The number of bytes.
    public var count: Int32

    /// A run of `count` bytes that begins at `start`.
    @inlinable public init(start: Int, count: Int) {
        self.start = Int32(truncatingIfNeeded: start)
        self.count = Int32(truncatingIfNeeded: count)
    }

    /// No bytes at all.
    public static let empty = TextRange(start: 0, count: 0)

    /// Whether there are no bytes in it.
    @inlinable public var isEmpty: Bool { count == 0 }

    /// The offsets of its bytes.
    @inlinable public var bounds: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
