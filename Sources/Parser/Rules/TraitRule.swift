internal import Localization
internal import Models

/// Traits and their values have names, as soon as any language names traits: one without is probably misspelt.
struct TraitRule {
    private let names: [String]

    init(index: SiteIndex) { names = Set(index.languages.flatMap(\.traits.keys)).sorted() }

    func check(_ pattern: Pattern, source: (String) -> SourceFile) -> [Diagnostic] {
        guard !names.isEmpty else { return [] }
        return pattern.traits.prefix(DiagnosticLimit.perPage).compactMap { check($0, pattern, source) }
    }

    private func check(_ trait: Pattern.Trait, _ pattern: Pattern, _ source: (String) -> SourceFile) -> Diagnostic? {
        let values = names.filter { $0.hasPrefix(trait.key + ".") }.map { String($0.dropFirst(trait.key.count + 1)) }
        guard !values.isEmpty || names.contains(trait.key) else {
            let traits = Set(names.map { $0.prefix { $0 != "." } }.map(String.init)).sorted()
            return unnamed("trait", trait.key, among: traits, trait, pattern, source)
        }
        // A number, or a trait that nobody has values for, is shown as it is.
        guard values.contains(where: { $0 != "name" }), !values.contains(trait.value), Int(trait.value) == nil else { return nil }
        return unnamed("value", trait.value, among: values.filter { $0 != "name" }, trait, pattern, source)
    }

    private func unnamed(
        _ what: String, _ name: String, among known: [String], _ trait: Pattern.Trait, _ pattern: Pattern,
        _ source: (String) -> SourceFile
    ) -> Diagnostic {
        let file = source(pattern.file)
        let line = file.firstLine(containing: trait.key + ":") ?? file.firstLine(containing: name) ?? 1
        return Diagnostic(
            .unknownName, at: file.location(line: line, of: name), "no language has a name for the \(what) `\(name)`",
            remedy: NearestName.to(name, among: known).map { "Did you mean `\($0)`?" }
                ?? "Name it below `traits` in the front matter of `index.TAG.md`.")
    }
}
