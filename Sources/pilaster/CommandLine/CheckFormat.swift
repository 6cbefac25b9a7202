/// How `pilaster check` says what it found.
enum CheckFormat: String, CaseIterable {
    /// For people in a terminal.
    case text
    /// For scripts.
    case json
    /// For code scanning and editors: SARIF 2.1.0.
    case sarif
    /// For annotations of a change by GitHub Actions.
    case github

    /// The format that a command line asks for. Lists are no findings, so only some formats can say them.
    init(_ arguments: Arguments) throws {
        let name = arguments.values["format"] ?? Self.text.rawValue
        guard let format = Self(rawValue: name) else {
            throw UsageError(
                message: "there is no format `\(name)`",
                remedy: "Formats: \(Self.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        let lists = ["rules", "external-links"].filter(arguments.flags.contains)
        if lists.count > 1 {
            throw UsageError(message: "`--rules` and `--external-links` are two lists", remedy: "Ask for one of them.")
        }
        if let list = lists.first, format != .text, format != .json {
            throw UsageError(
                message: "`--\(list)` cannot be written as \(name)", remedy: "Write `--format text` or `--format json`.")
        }
        self = format
    }
}
