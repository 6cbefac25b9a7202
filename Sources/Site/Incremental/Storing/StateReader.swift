internal import Digest

/// Reads values in the order in which a ``StateWriter`` wrote them. Nothing is believed: what cannot be is damage.
struct StateReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private let end: Int
    /// The texts that may have been written more than once, in the order of their numbers.
    private var shared: [String] = []

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
        end = bytes.endIndex
    }

    mutating func number() throws(DamagedState) -> UInt64 {
        // Most numbers are small.
        guard position < end, bytes[position] < 0x80 else { return try longNumber() }
        defer { position += 1 }
        return UInt64(bytes[position])
    }

    private mutating func longNumber() throws(DamagedState) -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while position < end, shift < 64 {
            let byte = bytes[position]
            position += 1
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        throw DamagedState()
    }

    mutating func int() throws(DamagedState) -> Int {
        let number = try number()
        return Int(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
    }

    /// The number of things that follow, each of which needs a byte at least.
    private mutating func count() throws(DamagedState) -> Int {
        let count = try number()
        guard count <= UInt64(end - position) else { throw DamagedState() }
        return Int(count)
    }

    mutating func block() throws(DamagedState) -> ArraySlice<UInt8> {
        let count = try count()
        defer { position += count }
        return bytes[position..<(position + count)]
    }

    mutating func text() throws(DamagedState) -> String {
        let count = try count()
        defer { position += count }
        // No slice is made for it: threads that read the same state would all count in one place who has it.
        return unsafe bytes.withUnsafeBufferPointer { all in
            let start = position - bytes.startIndex
            return unsafe String(decoding: all[start..<start + count], as: UTF8.self)
        }
    }

    /// A text that the writer held for likely to be written again.
    mutating func sharedText() throws(DamagedState) -> String {
        let number = try number()
        if number > 0 {
            guard number <= UInt64(shared.count) else { throw DamagedState() }
            return shared[Int(number) - 1]
        }
        let text = try text()
        shared.append(text)
        return text
    }

    mutating func optionalSharedText() throws(DamagedState) -> String? { try bool() ? try sharedText() : nil }

    mutating func digest() throws(DamagedState) -> Digest {
        Digest(high: try fixed(), low: try fixed())
    }

    private mutating func fixed() throws(DamagedState) -> UInt64 {
        guard end - position >= 8 else { throw DamagedState() }
        defer { position += 8 }
        return unsafe bytes.withUnsafeBytes { all in
            unsafe UInt64(littleEndian: all.loadUnaligned(fromByteOffset: position - bytes.startIndex, as: UInt64.self))
        }
    }

    mutating func bool() throws(DamagedState) -> Bool { try number() != 0 }

    mutating func values<Value: Stored>() throws(DamagedState) -> [Value] {
        let count = try count()
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try Value(from: &self)) }
        return values
    }

    mutating func texts() throws(DamagedState) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try count()) { texts.append(try text()) }
        return texts
    }

    mutating func optional<Value: Stored>() throws(DamagedState) -> Value? { try bool() ? try Value(from: &self) : nil }

    mutating func optionalText() throws(DamagedState) -> String? { try bool() ? try text() : nil }

    mutating func value<Value: Stored>() throws(DamagedState) -> Value { try Value(from: &self) }
}
