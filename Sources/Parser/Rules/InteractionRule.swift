internal import Localization
internal import Models

/// Arrows lead from and to components or actors.
struct InteractionRule {
    let index: SiteIndex

    func check(_ page: Int, source: (String) -> SourceFile) -> [Diagnostic] {
        let steps = index.steps(of: page)
        guard steps.contains(where: { $0.arrow != nil }) else { return [] }
        let names = index.participants(of: page)
        let file = index.pages[page].file
        return steps.flatMap { step in
            [step.arrow?.from, step.arrow?.to].compactMap { $0 }.filter { !names.contains($0) }.map { name in
                let nearest = NearestName.to(name, among: names)
                return Diagnostic(
                    .unknownArrow, at: source(file).location(line: step.line, of: name),
                    "`\(name)` is neither a component nor an actor of the pattern",
                    remedy: nearest.map { "Did you mean `\($0)`?" }
                        ?? "Name it under the section `components`, or among the `actors` of pattern.yml.")
            }
        }
    }
}
