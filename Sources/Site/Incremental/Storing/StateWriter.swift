internal import Bytes
internal import Digest

/// Writes values one behind the other, as flat bytes: numbers in a variable length (LEB128), texts behind their length.
struct StateWriter: ~Copyable {
    private var buffer = ByteBuffer()
    /// What has been written, in no more memory than it takes.
    var bytes: [UInt8] { buffer.array }

    /// The texts that may come again, with their numbers.
    private var shared: [Digest: UInt64] = [:]

    mutating func write(_ number: UInt64) { buffer.append(number: number) }

    /// Writes a number so that small negative ones are short, too.
    mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number << 1) ^ Int64(number >> 63))) }

    mutating func write(_ text: String) { buffer.append(counted: text) }

    /// Writes a text that is likely to be written again: the second time it takes a byte or two.
    mutating func write(shared text: String) {
        let digest = Digest(of: text.utf8.span)
        if let number = shared[digest] { return write(number) }
        write(0 as UInt64)
        write(text)
        shared[digest] = UInt64(shared.count) + 1
    }

    mutating func write(shared text: String?) {
        write(text != nil)
        if let text { write(shared: text) }
    }

    mutating func write(_ digest: Digest) {
        write(fixed: digest.high)
        write(fixed: digest.low)
    }

    private mutating func write(fixed number: UInt64) {
        buffer.append(number)
    }

    /// Writes bytes behind their number.
    mutating func write(_ block: ArraySlice<UInt8>) {
        write(UInt64(block.count))
        buffer.append(block.span)
    }

    /// Writes what another writer has written, and bytes behind it, as one block behind the number of its bytes.
    mutating func writeBlock(_ other: borrowing StateWriter, _ more: [UInt8]) {
        write(UInt64(other.buffer.count + more.count))
        buffer.append(0..<other.buffer.count, of: other.buffer)
        buffer.append(more.span)
    }

    /// The digest of what has been written.
    var digest: Digest { buffer.withSpan { Digest(of: $0) } }

    mutating func write(_ value: some Stored) { value.store(in: &self) }

    mutating func write(_ values: [some Stored]) {
        write(UInt64(values.count))
        for value in values { value.store(in: &self) }
    }

    mutating func write(_ values: [String]) {
        write(UInt64(values.count))
        for value in values { write(value) }
    }

    mutating func write(_ value: (some Stored)?) {
        write(UInt64(value == nil ? 0 : 1))
        if let value { value.store(in: &self) }
    }

    mutating func write(_ value: String?) {
        write(UInt64(value == nil ? 0 : 1))
        if let value { write(value) }
    }

    mutating func write(_ value: Bool) { write(UInt64(value ? 1 : 0)) }

    /// What has been written since the last time, so that not all of a large state need be in memory.
    mutating func take() -> [UInt8] {
        defer { buffer.removeAll() }
        return buffer.array
    }
}

/// A value that the state can hold.
protocol Stored {
    /// How many parts it is written in, so that not all of it need be in memory as bytes.
    var parts: Int { get }
    /// Writes a part; all of them in order are what ``store(in:)`` writes.
    func store(part: Int, in writer: inout StateWriter)
    func store(in writer: inout StateWriter)
    init(from reader: inout StateReader) throws(DamagedState)
}

extension Stored {
    var parts: Int { 1 }
    func store(part: Int, in writer: inout StateWriter) { store(in: &writer) }
}

/// Bytes that are no state, or one of another version.
typealias DamagedState = DamagedBytes
