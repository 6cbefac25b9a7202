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

    /// Adds lists, for which no more memory is taken than they need.
    mutating func add(_ lists: [[Diagnostic]]) {
        all.reserveCapacity(all.count + lists.reduce(0) { $0 + $1.count })
        for list in lists { add(list) }
    }

    var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// Adds notes that nobody need read, unless `site.yml` says what they weigh.
    mutating func add(_ notes: StoredNotes) {
        if configuration.severity.isEmpty { self.notes.add(notes) } else { add(notes.read()) }
    }

    /// All of it.
    func findings() -> Findings {
        Findings(read: ReportedDiagnostics(all.placesSortedOnce.lazy.map { all[$0] }), notes: notes)
    }

    /// Each once, by place.
    func sorted() -> [Diagnostic] { findings().all }
}
