internal import Bytes

extension Link: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(destination)
        buffer.pack(isImage ? 1 : 0)
        buffer.pack(line)
        buffer.pack(column)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(
            destination: try reader.text(), isImage: try reader.number() != 0, line: try reader.int(),
            column: try reader.int())
    }
}

extension Table: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(rows)
        buffer.pack(columns)
        buffer.pack(line)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(rows: try reader.int(), columns: try reader.int(), line: try reader.int())
    }
}

extension PageDigests: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(front)
        buffer.pack(introduction)
        buffer.pack(sections)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(front: try reader.value(), introduction: try reader.value(), sections: try reader.values())
    }
}

extension PageDigests.Section: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(heading)
        buffer.pack(digest)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(heading: try reader.int(), digest: try reader.value())
    }
}

extension SectionDigest: Packed {
    func pack(into buffer: inout ByteBuffer) { buffer.append(number: UInt64(bits)) }

    init(from reader: inout ByteReader) throws(DamagedBytes) { self.init(bits: UInt32(truncatingIfNeeded: try reader.number())) }
}
