public import Models

/// All that a build has to say.
///
/// A large site has notes by the thousand, which are told by their number alone until somebody asks for them. Those that an
/// earlier build stored are not even read before.
public struct Findings: Sendable {
    /// What is at hand, by place, each once.
    let read: [Diagnostic]
    /// What is not.
    let notes: StoredNotes

    /// All of it, by place, each once.
    public var all: [Diagnostic] { notes.count == 0 ? read : (read + notes.read()).sortedOnce() }

    /// What weighs more than a note, by place.
    public var complaints: [Diagnostic] { read.filter { $0.severity > .note } }

    /// How many weigh so much.
    public func count(_ severity: Severity) -> Int {
        read.count { $0.severity == severity } + (severity == .note ? notes.count : 0)
    }
}

extension [Diagnostic] {
    /// Each once, by place.
    func sortedOnce() -> [Diagnostic] {
        // Sorted are numbers: of a diagnostic, every move would cost as much as its making.
        let order = indices.sorted { self[$0] < self[$1] }
        var result: [Diagnostic] = []
        result.reserveCapacity(count)
        for place in order where result.isEmpty || result[result.count - 1] != self[place] { result.append(self[place]) }
        return result
    }
}
