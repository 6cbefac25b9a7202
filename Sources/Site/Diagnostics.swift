internal import Models

/// All that one run has to say, with the severities that `site.yml` sets.
struct Diagnostics {
    private var all: [Diagnostic] = []
    private var notes = StoredNotes()
    private let configuration: SiteConfiguration
    private let isStrict: Bool

    init(configuration: SiteConfiguration, isStrict: Bool) {
        self.configuration = configuration
        self.isStrict = isStrict
    }

    mutating func add(_ diagnostics: [Diagnostic]) {
        if configuration.severity.isEmpty, !isStrict { return all.append(contentsOf: diagnostics) }
        for var diagnostic in diagnostics {
            if let chosen = configuration.severity[diagnostic.rule] {
                guard let severity = chosen else { continue }
                diagnostic.severity = severity
            }
            if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
            all.append(diagnostic)
        }
    }

    mutating func add(refusal: Diagnostic) { all.append(refusal) }

    var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// Adds notes that nobody need read, unless `site.yml` says what they weigh.
    mutating func add(_ notes: StoredNotes) {
        if configuration.severity.isEmpty { self.notes.add(notes) } else { add(notes.read()) }
    }

    /// All of it.
    var findings: Findings { Findings(read: all.sortedOnce(), notes: notes) }

    /// Each once, by place.
    func sorted() -> [Diagnostic] { findings.all }
}
