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
            [(step.arrow?.from, nil), (step.arrow?.to, step.arrow?.from)].compactMap { name, before in
                name.flatMap { known.contains($0) ? nil : Unknown(name: $0, line: step.line, before: before) }
            }
        }
        guard !unknown.isEmpty else { return [] }
        let file = source(index.pages[page].file)
        return unknown.prefix(DiagnosticLimit.perPage).map { end in
            let name = end.name
            let nearest = NearestName.to(name, among: names)
            return Diagnostic(
                .unknownArrow, at: end.place(in: file),
                "`\(name)` is neither a component nor an actor of the pattern",
                remedy: nearest.map { "Did you mean `\($0)`?" }
                    ?? "Name it under the section `components`, or among the `actors` of pattern.yml.")
        }
    }
}

/// An end of an arrow that nobody knows.
private struct Unknown {
    let name: String
    let line: Int
    /// The arrow's other end, if it stands before this one.
    let before: String?

    func place(in file: SourceFile) -> SourceLocation {
        guard let before, let line = file.bounds(ofLine: line),
            let other = file.firstOffset(of: Array(before.utf8), in: line)
        else { return file.location(line: line, of: name) }
        return file.location(line: self.line, of: name, from: other - line.lowerBound + before.utf8.count + 1)
    }
}
