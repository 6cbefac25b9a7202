/// Reads numbers, blocks and texts in the order in which a ``ByteBuffer`` was given them. Nothing is believed: what cannot be is
/// damage.
public struct ByteReader: Sendable {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private let end: Int

    /// A reader of all of these bytes.
    public init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
        end = bytes.endIndex
    }

    /// How many bytes are left.
    public var rest: Int { end - position }

    /// The next number of eight bytes.
    public mutating func fixedNumber() throws(DamagedBytes) -> UInt64 {
        guard rest >= 8 else { throw DamagedBytes() }
        defer { position += 8 }
        return unsafe bytes.withUnsafeBytes { all in
            unsafe UInt64(littleEndian: all.loadUnaligned(fromByteOffset: position - bytes.startIndex, as: UInt64.self))
        }
    }

    /// The next number.
    public mutating func number() throws(DamagedBytes) -> UInt64 {
        // Most numbers are small.
        guard position < end, bytes[position] < 0x80 else { return try longNumber() }
        defer { position += 1 }
        return UInt64(bytes[position])
    }

    private mutating func longNumber() throws(DamagedBytes) -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while position < end, shift < 64 {
            let byte = bytes[position]
            position += 1
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        throw DamagedBytes()
    }

    /// The number of things that follow, each of which needs a byte at least.
    public mutating func count() throws(DamagedBytes) -> Int {
        let count = try number()
        guard count <= UInt64(rest) else { throw DamagedBytes() }
        return Int(count)
    }

    /// The bytes behind their number.
    public mutating func block() throws(DamagedBytes) -> ArraySlice<UInt8> {
        try block(of: try number())
    }

    private mutating func block(of length: UInt64) throws(DamagedBytes) -> ArraySlice<UInt8> {
        guard length <= UInt64(rest) else { throw DamagedBytes() }
        defer { position += Int(length) }
        return bytes[position..<(position + Int(length))]
    }

    /// The text behind the number of its bytes.
    public mutating func text() throws(DamagedBytes) -> String { try text(of: try number()) }

    /// The text of so many bytes.
    public mutating func text(of length: UInt64) throws(DamagedBytes) -> String {
        guard length <= UInt64(rest) else { throw DamagedBytes() }
        let range = position - bytes.startIndex..<position - bytes.startIndex + Int(length)
        position += Int(length)
        // No slice is made for it: threads that read the same bytes would all count in one place who has them.
        return unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0[range], as: UTF8.self) }
    }
}

/// Bytes that nobody can have written as what they are read as.
public struct DamagedBytes: Error {
    /// What is thrown where that is noticed.
    public init() {}
}
