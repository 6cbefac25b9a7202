public import Models

/// All that a build has to say.
///
/// A large site has notes by the thousand, which are told by their number alone until somebody asks for them. Those that an
/// earlier build stored are not even read before.
public struct Findings: Sendable {
    /// What is at hand, by place, each once.
    public private(set) var read: ReportedDiagnostics
    /// What is not.
    public let notes: StoredNotes

    init(read: ReportedDiagnostics, notes: StoredNotes) {
        self.read = read
        self.notes = notes
    }

    mutating func add(_ diagnostic: Diagnostic) { read = ReportedDiagnostics((read + [diagnostic]).sortedOnce()) }

    /// All of it, by place, each once.
    public var all: [Diagnostic] { notes.count == 0 ? Array(read) : (read + notes.read()).sortedOnce() }

    /// What weighs more than a note, by place.
    public var complaints: [Diagnostic] { read.filter { $0.severity > .note } }

    /// How many there are of each severity.
    public var counts: [Severity: Int] {
        var counts = notes.count > 0 ? [Severity.note: notes.count] : [:]
        for diagnostic in read { counts[diagnostic.severity, default: 0] += 1 }
        return counts
    }
}

extension [Diagnostic] {
    /// Where each stands once, by place. Sorted are numbers: of a diagnostic, every move would cost as much as its making.
    var placesSortedOnce: [Int] {
        var places = indices.sorted { self[$0] < self[$1] }
        var last: Int?
        places.removeAll { place in
            defer { last = place }
            return last.map { self[$0] == self[place] } ?? false
        }
        return places
    }

    /// Each once, by place.
    func sortedOnce() -> [Diagnostic] { placesSortedOnce.map { self[$0] } }
}
