internal import Bytes

extension SectionFacts: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(heading)
        buffer.pack(components)
        buffer.pack(steps)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(heading: try reader.int(), components: try reader.values(), steps: try reader.values())
    }
}

extension Component: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(name)
        buffer.pack(line)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) { self.init(name: try reader.text(), line: try reader.int()) }
}

extension InteractionStep: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(arrow == nil ? 0 : 1)
        if let arrow { buffer.pack(arrow) }
        buffer.pack(line)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(arrow: try reader.number() == 0 ? nil : try reader.value(), line: try reader.int())
    }
}

extension InteractionStep.Arrow: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(from)
        buffer.pack(to)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) { self.init(from: try reader.text(), to: try reader.text()) }
}
