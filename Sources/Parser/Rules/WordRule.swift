internal import Localization
internal import Models

/// Languages have the words of the chrome, every plural form that their grammar asks for, and names for neutral values.
struct WordRule {
    let index: SiteIndex

    func check() -> [Diagnostic] { index.languages.flatMap { check($0) + names(of: $0) } }

    /// The names that another language has.
    private func names(of language: Language) -> [Diagnostic] {
        func missing(_ kind: String, _ names: KeyPath<Language, [String: String]>) -> [String] {
            let all = Set(index.languages.flatMap { $0[keyPath: names].keys })
            return all.subtracting(language[keyPath: names].keys).sorted().map { "\(kind).\($0)" }
        }
        let absent = missing("actors", \.actors) + missing("families", \.families) + missing("traits", \.traits)
        guard !absent.isEmpty else { return [] }
        return [
            diagnostic(
                language,
                absent.count == 1 ? "the name \(list(absent)) is missing" : "\(absent.count) names are missing: \(list(absent))",
                "Add them to the front matter; until then another language's names stand in.")
        ]
    }

    private func check(_ language: Language) -> [Diagnostic] {
        let missing = InterfaceWord.allCases.filter { language.words[$0] == nil }
        var diagnostics: [Diagnostic] = []
        if !missing.isEmpty {
            diagnostics.append(
                diagnostic(
                    language, "\(missing.count) interface words are missing: \(list(missing.map(\.rawValue)))",
                    "Add them below `interface:`; until then another language's words stand in."))
        }
        let categories = PluralRules.categories(of: language.locale)
        for word in InterfaceWord.allCases where word.isCounted {
            guard let forms = language.words[word] else { continue }
            let absent = categories.filter { forms.forms[$0] == nil }
            guard !absent.isEmpty else { continue }
            diagnostics.append(
                diagnostic(
                    language, "`\(word.rawValue)` lacks the plural forms \(list(absent.map(\.rawValue)))",
                    "Add them below `\(word.rawValue):`; until then the form `other` stands in."))
        }
        return diagnostics
    }

    private func diagnostic(_ language: Language, _ message: String, _ remedy: String) -> Diagnostic {
        Diagnostic(.missingWord, at: SourceLocation(file: language.file), message, remedy: remedy)
    }

    private func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}
