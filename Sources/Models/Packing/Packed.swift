internal import Bytes

/// A value that is kept as bytes while nobody looks at it.
protocol Packed {
    func pack(into buffer: inout ByteBuffer)
    init(from reader: inout ByteReader) throws(DamagedBytes)
}

extension ByteBuffer {
    mutating func pack(_ number: Int) { append(number: UInt64(bitPattern: Int64(number))) }

    mutating func pack(_ text: String) { append(counted: text) }

    /// Nothing is a zero, a text one more than its length.
    mutating func pack(_ text: String?) {
        guard let text else { return pack(0) }
        pack(text.utf8.count + 1)
        append(text)
    }

    mutating func pack(_ value: some Packed) { value.pack(into: &self) }

    mutating func pack<Values: Collection>(_ values: Values) where Values.Element: Packed {
        pack(values.count)
        for value in values { value.pack(into: &self) }
    }
}

extension ByteReader {
    mutating func int() throws(DamagedBytes) -> Int { Int(Int64(bitPattern: try number())) }

    mutating func optionalText() throws(DamagedBytes) -> String? {
        let length = try number()
        return length == 0 ? nil : try text(of: length - 1)
    }

    mutating func value<Value: Packed>() throws(DamagedBytes) -> Value { try Value(from: &self) }

    mutating func values<Value: Packed>() throws(DamagedBytes) -> [Value] {
        let count = try count()
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try Value(from: &self)) }
        return values
    }
}

extension String: Packed {
    func pack(into buffer: inout ByteBuffer) { buffer.append(counted: self) }
    init(from reader: inout ByteReader) throws(DamagedBytes) { self = try reader.text() }
}

extension Int: Packed {
    func pack(into buffer: inout ByteBuffer) { buffer.pack(self) }
    init(from reader: inout ByteReader) throws(DamagedBytes) { self = try reader.int() }
}
