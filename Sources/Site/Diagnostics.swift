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

    mutating func add(refusal: Diagnostic) { all.append(refusal) }

    var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// Each once, by place.
    func sorted() -> [Diagnostic] {
        // Sorted are numbers: of a diagnostic, every move would cost as much as its making.
        let order = all.indices.sorted { all[$0] < all[$1] }
        var sorted: [Diagnostic] = []
        sorted.reserveCapacity(all.count)
        for place in order where sorted.isEmpty || sorted[sorted.count - 1] != all[place] { sorted.append(all[place]) }
        return sorted
    }
}
