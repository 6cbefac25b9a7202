internal import Models

extension Diagnostic: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(rule)
        writer.write(severity)
        writer.write(location)
        writer.write(shared: message)
        writer.write(shared: remedy)
        writer.write(notes)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        let rule: Rule = try reader.value()
        let severity: Severity = try reader.value()
        self.init(
            rule, at: try reader.value(), try reader.sharedText(), remedy: try reader.optionalSharedText(),
            notes: try reader.values())
        self.severity = severity
    }
}

extension Diagnostic.Note: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(location)
        writer.write(shared: message)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        let location: SourceLocation = try reader.value()
        self.init(try reader.sharedText(), at: location)
    }
}

extension SourceLocation: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(shared: file)
        writer.write(line)
        writer.write(column)
        writer.write(length)
        writer.write(shared: excerpt)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(
            file: try reader.sharedText(), line: try reader.int(), column: try reader.int(), length: try reader.int(),
            excerpt: try reader.optionalSharedText())
    }
}
