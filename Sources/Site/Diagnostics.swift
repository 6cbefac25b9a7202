internal import Models

/// All that one run has to say, with the severities that `site.yml` sets.
struct Diagnostics {
    private var all: Set<Diagnostic> = []
    private let configuration: SiteConfiguration
    private let isStrict: Bool

    init(configuration: SiteConfiguration, isStrict: Bool) {
        self.configuration = configuration
        self.isStrict = isStrict
    }

    mutating func add(_ diagnostics: [Diagnostic]) {
        for var diagnostic in diagnostics {
            if let chosen = configuration.severity[diagnostic.rule] {
                guard let severity = chosen else { continue }
                diagnostic.severity = severity
            }
            if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
            all.insert(diagnostic)
        }
    }

    mutating func add(refusal: Diagnostic) { all.insert(refusal) }

    var hasErrors: Bool { all.contains { $0.severity == .error } }

    func sorted() -> [Diagnostic] { all.sorted() }
}
