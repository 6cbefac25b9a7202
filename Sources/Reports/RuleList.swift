internal import Models

/// The list of all rules: what each is called, what it weighs by default and what it is about.
public enum RuleList {
    /// A line for each rule.
    public static var text: String {
        let width = Rule.allCases.map(\.rawValue.utf8.count).max() ?? 0
        let weight = Severity.allCases.map(\.rawValue.utf8.count).max() ?? 0
        return Rule.allCases.map { rule in
            "\(StatusReport.padded(rule.rawValue, to: width))  "
                + "\(StatusReport.padded(rule.defaultSeverity.rawValue, to: weight))  \(rule.summary)\n"
        }.joined()
    }

    /// The same for machines: `rules`, each with its `id`, `severity` and `summary`.
    public static var json: String {
        let rules = Rule.allCases.map { rule in
            JSON.object([
                ("id", .string(rule.rawValue)), ("severity", .string(rule.defaultSeverity.rawValue)),
                ("summary", .string(rule.summary)),
            ])
        }
        return "{\"version\": 1,\n\"rules\": \(JSON.lines(rules))}"
    }
}
