#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// What the library does for any collection, for bytes that stand in a row. Asked for one by one, each byte of a text costs as
/// much as a call.
extension String.UTF8View {
    /// The first place of a byte.
    public func firstIndex(of byte: UInt8) -> Index? { withBytes { unsafe $0.firstIndex(of: byte) }.map(index) }

    /// The last place of a byte.
    public func lastIndex(of byte: UInt8) -> Index? { withBytes { unsafe $0.lastIndex(of: byte) }.map(index) }

    /// Whether there is such a byte.
    public func contains(_ byte: UInt8) -> Bool { withBytes { unsafe $0.contains(byte) } }

    /// Whether there is a byte that `isFound` accepts.
    @inlinable
    public func contains(where isFound: (UInt8) -> Bool) -> Bool { withBytes { unsafe $0.contains(where: isFound) } }

    /// Whether these are the bytes of another text.
    public func elementsEqual(_ other: String.UTF8View) -> Bool { count == other.count && holds(other, at: 0) }

    /// Whether the first bytes are those of another text.
    public func starts(with other: String.UTF8View) -> Bool { count >= other.count && holds(other, at: 0) }

    /// Whether the last bytes are those of another text.
    public func ends(with other: String.UTF8View) -> Bool { count >= other.count && holds(other, at: count - other.count) }

    /// Whether these bytes stand before those of another text, as bytes are ordered.
    public func precedes(_ other: String.UTF8View) -> Bool {
        withBytes { left in
            other.withBytes { right in
                guard let start = left.baseAddress, let otherStart = right.baseAddress else { return left.count < right.count }
                let order = unsafe memcmp(start, otherStart, Swift.min(left.count, right.count))
                return order == 0 ? left.count < right.count : order < 0
            }
        }
    }

    private func holds(_ other: String.UTF8View, at offset: Int) -> Bool {
        withBytes { bytes in
            other.withBytes { part in
                guard let start = bytes.baseAddress, let partStart = part.baseAddress else { return part.isEmpty }
                return unsafe memcmp(start + offset, partStart, part.count) == 0
            }
        }
    }

    /// Texts of Apple's libraries alone may stand elsewhere than in a row.
    @safe @inlinable
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = unsafe withContiguousStorageIfAvailable(body) { return result }
        return unsafe ContiguousArray(self).withUnsafeBufferPointer(body)
    }

    private func index(_ offset: Int) -> Index { index(startIndex, offsetBy: offset) }
}
