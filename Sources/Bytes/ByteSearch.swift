#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Looks for bytes with the C library's search, which takes 16 and more of them at a time.
public enum ByteSearch {
    /// The offset of the first such byte from `start` on.
    public static func first(_ byte: UInt8, in text: Span<UInt8>, from start: Int = 0) -> Int? {
        guard start < text.count else { return nil }
        return unsafe text.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            return unsafe memchr(base + start, Int32(byte), bytes.count - start).map { unsafe UnsafeRawPointer($0) - base }
        }
    }

    /// Whether there is such a byte.
    public static func contains(_ sign: Unicode.Scalar, in text: Span<UInt8>) -> Bool {
        first(UInt8(ascii: sign), in: text) != nil
    }

    /// How many such bytes there are.
    public static func count(of sign: Unicode.Scalar, in text: Span<UInt8>) -> Int {
        var count = 0
        var start = 0
        while let index = first(UInt8(ascii: sign), in: text, from: start) {
            count += 1
            start = index + 1
        }
        return count
    }

    /// Whether there are these bytes in a row.
    public static func contains(_ bytes: StaticString, in text: Span<UInt8>) -> Bool {
        bytes.withUTF8Buffer { bytes in
            var start = 0
            while let index = first(unsafe bytes[0], in: text, from: start), index + bytes.count <= text.count {
                if bytes.indices.allSatisfy({ unsafe text[index + $0] == bytes[$0] }) { return true }
                start = index + 1
            }
            return false
        }
    }
}
