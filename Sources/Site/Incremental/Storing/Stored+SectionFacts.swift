internal import Models

extension SectionFacts: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(heading)
        writer.write(components)
        writer.write(steps)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(heading: try reader.int(), components: try reader.values(), steps: try reader.values())
    }
}

extension Component: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(name)
        writer.write(line)
    }

    init(from reader: inout StateReader) throws(DamagedState) { self.init(name: try reader.text(), line: try reader.int()) }
}

extension InteractionStep: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(arrow)
        writer.write(line)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(arrow: try reader.optional(), line: try reader.int())
    }
}

extension InteractionStep.Arrow: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(from)
        writer.write(to)
    }

    init(from reader: inout StateReader) throws(DamagedState) { self.init(from: try reader.text(), to: try reader.text()) }
}
