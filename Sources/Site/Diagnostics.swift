internal import Models

/// All that one run has to say, with the severities that `site.yml` sets.
struct Diagnostics {
    private var all: [Diagnostic] = []
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

    /// Each once, by place.
    func sorted() -> [Diagnostic] { places.map { all[$0] } }

    /// The same, in few bytes.
    func reported() -> ReportedDiagnostics { ReportedDiagnostics(places.lazy.map { all[$0] }) }

    /// Sorted are numbers: of a diagnostic, every move would cost as much as its making.
    private var places: [Int] {
        var places = all.indices.sorted { all[$0] < all[$1] }
        var last: Int?
        places.removeAll { place in
            defer { last = place }
            return last.map { all[$0] == all[place] } ?? false
        }
        return places
    }
}
