internal import Bytes
internal import Digest

/// Reads values in the order in which a ``StateWriter`` wrote them. Nothing is believed: what cannot be is damage.
struct StateReader {
    private var bytes: ByteReader
    /// The texts that may have been written more than once, in the order of their numbers.
    private var shared: [String] = []

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = ByteReader(bytes) }

    mutating func number() throws(DamagedState) -> UInt64 { try bytes.number() }

    mutating func int() throws(DamagedState) -> Int {
        let number = try number()
        return Int(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
    }

    mutating func count() throws(DamagedState) -> Int { try bytes.count() }

    mutating func block() throws(DamagedState) -> ArraySlice<UInt8> { try bytes.block() }

    mutating func text() throws(DamagedState) -> String { try bytes.text() }

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
        Digest(high: try bytes.fixedNumber(), low: try bytes.fixedNumber())
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
