internal import Localization
internal import Models

/// Arrows lead from and to components or actors.
struct InteractionRule {
    let index: SiteIndex

    func check(_ page: Int, source: (String) -> SourceFile) -> [Diagnostic] {
        let steps = index.steps(of: page).filter { $0.arrow != nil }
        guard !steps.isEmpty else { return [] }
        let names = index.participants(of: page)
        let known = Set(names)
        let unknown = steps.flatMap { step in
            [step.arrow?.from, step.arrow?.to].compactMap { $0 }.filter { !known.contains($0) }.map {
                (name: $0, line: step.line)
            }
        }
        guard !unknown.isEmpty else { return [] }
        let file = source(index.pages[page].file)
        return unknown.prefix(DiagnosticLimit.perPage).map { name, line in
            let nearest = NearestName.to(name, among: names)
            return Diagnostic(
                .unknownArrow, at: file.location(line: line, of: name),
                "`\(name)` is neither a component nor an actor of the pattern",
                remedy: nearest.map { "Did you mean `\($0)`?" }
                    ?? "Name it under the section `components`, or among the `actors` of pattern.yml.")
        }
    }
}
