internal import Bytes

extension Listing: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(language)
        buffer.pack(content)
        buffer.pack(title)
        buffer.pack(line)
        buffer.pack(body)
        buffer.pack(lineCount)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(
            language: try reader.text(), content: try reader.value(), title: try reader.optionalText(),
            line: try reader.int(), body: try reader.values(), lineCount: try reader.int())
    }
}

extension Listing.Content: Packed {
    func pack(into buffer: inout ByteBuffer) {
        switch self {
        case .inline: buffer.pack(0)
        case .sample(let reference):
            buffer.pack(1)
            buffer.pack(reference)
        case .tabs(let references):
            buffer.pack(2)
            buffer.pack(references)
        case .diff(let old, let new):
            buffer.pack(3)
            buffer.pack(old)
            buffer.pack(new)
        case .tree(let path):
            buffer.pack(4)
            buffer.pack(path)
        }
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        switch try reader.int() {
        case 0: self = .inline
        case 1: self = .sample(try reader.value())
        case 2: self = .tabs(try reader.values())
        case 3: self = .diff(old: try reader.value(), new: try reader.value())
        case 4: self = .tree(path: try reader.text())
        default: throw DamagedBytes()
        }
    }
}

extension Listing.Reference: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(path)
        buffer.pack(region)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(path: try reader.text(), region: try reader.optionalText())
    }
}

extension Listing.Line: Packed {
    func pack(into buffer: inout ByteBuffer) {
        buffer.pack(text)
        buffer.pack(line)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) { self.init(text: try reader.text(), line: try reader.int()) }
}
