/// A hash of short byte strings, the same at every run of one machine: eight bytes at a time, each folded in by a
/// multiplication of full width, both halves of which count.
enum ByteHash {
    @inline(__always)
    static func of(_ bytes: Span<UInt8>) -> UInt64 {
        var hash = mixed(UInt64(truncatingIfNeeded: bytes.count) ^ 0x9E37_79B9_7F4A_7C15)
        var position = 0
        while position + 8 <= bytes.count {
            hash = mixed(hash ^ bytes.eightBytes(at: position))
            position += 8
        }
        guard position < bytes.count else { return hash }
        return mixed(hash ^ bytes.lastBytes)
    }

    @inline(__always)
    private static func mixed(_ number: UInt64) -> UInt64 {
        let product = number.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return product.high ^ product.low
    }
}

extension Span<UInt8> {
    /// Eight bytes as one number, in the machine's order.
    @inline(__always)
    func eightBytes(at position: Int) -> UInt64 {
        // Any eight bytes are a number; whether they are there is checked.
        unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
    }

    /// The last bytes, eight or all, as a number that no others of the same count have. Of a few bytes some count twice, so that
    /// nothing must be done byte by byte.
    @inline(__always)
    var lastBytes: UInt64 {
        if count >= 8 { return eightBytes(at: count - 8) }
        if count >= 4 { return fourBytes(at: 0) | fourBytes(at: count - 4) << 32 }
        if count == 0 { return 0 }
        return UInt64(self[0]) | UInt64(self[count / 2]) << 8 | UInt64(self[count - 1]) << 16
    }

    @inline(__always)
    private func fourBytes(at position: Int) -> UInt64 {
        // As above.
        UInt64(unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt32.self))
    }

    /// Whether both hold the same bytes.
    @inline(__always)
    func isEqual(to other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        var position = 0
        while position + 8 <= count {
            if eightBytes(at: position) != other.eightBytes(at: position) { return false }
            position += 8
        }
        return position == count || lastBytes == other.lastBytes
    }
}
