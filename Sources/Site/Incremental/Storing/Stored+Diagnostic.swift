internal import Bytes
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

/// By its place among all rules, which is the same as long as the tool is.
extension Rule: Stored {
    private static let all = Array(Rule.allCases)
    private static let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })

    func store(in writer: inout StateWriter) { writer.write(Self.places[self] ?? Self.all.count) }

    init(from reader: inout StateReader) throws(DamagedState) {
        let place = try reader.int()
        guard Self.all.indices.contains(place) else { throw DamagedState() }
        self = Self.all[place]
    }
}

extension Severity: Stored {
    func store(in writer: inout StateWriter) {
        switch self {
        case .note: writer.write(0)
        case .warning: writer.write(1)
        case .error: writer.write(2)
        }
    }

    init(from reader: inout StateReader) throws(DamagedState) {
        switch try reader.int() {
        case 0: self = .note
        case 1: self = .warning
        case 2: self = .error
        default: throw DamagedState()
        }
    }
}
