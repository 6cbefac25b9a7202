internal import Models

extension Listing: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(language)
        writer.write(content)
        writer.write(title)
        writer.write(line)
        writer.write(body)
        writer.write(lineCount)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(
            language: try reader.text(), content: try reader.value(), title: try reader.optionalText(),
            line: try reader.int(), body: try reader.values(), lineCount: try reader.int())
    }
}

extension Listing.Content: Stored {
    func store(in writer: inout StateWriter) {
        switch self {
        case .inline: writer.write(0)
        case .sample(let reference):
            writer.write(1)
            writer.write(reference)
        case .tabs(let references):
            writer.write(2)
            writer.write(references)
        case .diff(let old, let new):
            writer.write(3)
            writer.write(old)
            writer.write(new)
        case .tree(let path):
            writer.write(4)
            writer.write(path)
        }
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        switch try reader.int() {
        case 0: self = .inline
        case 1: self = .sample(try reader.value())
        case 2: self = .tabs(try reader.values())
        case 3: self = .diff(old: try reader.value(), new: try reader.value())
        case 4: self = .tree(path: try reader.text())
        default: throw DamagedState()
        }
    }
}

extension Listing.Reference: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(path)
        writer.write(region)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(path: try reader.text(), region: try reader.optionalText())
    }
}

extension Listing.Line: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(text)
        writer.write(line)
    }

    init(from reader: inout StateReader) throws(DamagedState) { self.init(text: try reader.text(), line: try reader.int()) }
}
