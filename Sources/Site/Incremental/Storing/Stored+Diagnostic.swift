internal import Models

extension Diagnostic: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(rule.rawValue)
        writer.write(severity.rawValue)
        writer.write(location)
        writer.write(message)
        writer.write(remedy)
        writer.write(notes)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        guard let rule = Rule(rawValue: try reader.text()), let severity = Severity(rawValue: try reader.text()) else {
            throw DamagedState()
        }
        self.init(
            rule, at: try reader.value(), try reader.text(), remedy: try reader.optionalText(), notes: try reader.values())
        self.severity = severity
    }
}

extension Diagnostic.Note: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(location)
        writer.write(message)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        let location: SourceLocation = try reader.value()
        self.init(try reader.text(), at: location)
    }
}

extension SourceLocation: Stored {
    func store(in writer: inout StateWriter) {
        writer.write(file)
        writer.write(line)
        writer.write(column)
        writer.write(length)
        writer.write(excerpt)
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        self.init(
            file: try reader.text(), line: try reader.int(), column: try reader.int(), length: try reader.int(),
            excerpt: try reader.optionalText())
    }
}
