internal import Localization
internal import Models
internal import SampleSource

/// What `pattern.yml` names exists, and languages have words for it.
struct PatternRule {
    let index: SiteIndex
    let samples: SampleLibrary

    func check(source: (String) -> SourceFile) -> [Diagnostic] {
        index.patterns.sorted { $0.key < $1.key }.flatMap { id, pattern in
            pages(of: id, pattern, source) + folder(of: pattern, source) + names(of: pattern, source)
        }
    }

    private func pages(of id: PageID, _ pattern: Pattern, _ source: (String) -> SourceFile) -> [Diagnostic] {
        var diagnostics = pattern.related.filter { index.entry($0) == nil }.prefix(DiagnosticLimit.perPage).map { related in
            let nearest = NearestName.to(related.path, among: index.entries.lazy.map(\.id.path))
            return Diagnostic(
                .unknownPage, at: place(of: related.path, in: pattern, source), "there is no page `\(related)`",
                remedy: nearest.map { "Did you mean `\($0)`?" } ?? "Mend the id, or write the page.")
        }
        if index.entry(id) == nil {
            diagnostics.append(
                Diagnostic(
                    .unknownPage, at: SourceLocation(file: pattern.file), "the pattern has no page",
                    remedy: "Write `index.TAG.md` beside it."))
        }
        return diagnostics
    }

    private func folder(of pattern: Pattern, _ source: (String) -> SourceFile) -> [Diagnostic] {
        guard let folder = pattern.samples, samples.files(below: folder).isEmpty else { return [] }
        return [
            Diagnostic(
                .unknownSample, at: place(of: folder, in: pattern, source), "there is no folder of samples `\(folder)`",
                remedy: samples.suggestion(forFolder: folder)
                    ?? "Paths count from `\(index.configuration.samples)`; remove `samples` if there are none yet.")
        ]
    }

    /// Neutral names that no language has a word for: probably misspelt here.
    private func names(of pattern: Pattern, _ source: (String) -> SourceFile) -> [Diagnostic] {
        func check(_ name: String, _ what: String, _ known: [[String: String]]) -> Diagnostic? {
            guard !known.contains(where: { $0[name] != nil }) else { return nil }
            let nearest = NearestName.to(name, among: known.flatMap(\.keys).sorted())
            return Diagnostic(
                .unknownName, at: place(of: name, in: pattern, source), "no language has a name for the \(what) `\(name)`",
                remedy: nearest.map { "Did you mean `\($0)`?" } ?? "Name it in the front matter of `index.TAG.md`.")
        }
        let families = index.languages.map(\.families)
        let actors = index.languages.map(\.actors)
        return [pattern.family.flatMap { check($0, "family", families) }].compactMap { $0 }
            + pattern.actors.filter { name in !actors.contains { $0[name] != nil } }.prefix(DiagnosticLimit.perPage)
            .compactMap { check($0, "actor", actors) } + TraitRule(index: index).check(pattern, source: source)
    }

    private func place(of text: String, in pattern: Pattern, _ source: (String) -> SourceFile) -> SourceLocation {
        let file = source(pattern.file)
        return file.location(line: file.firstLine(containing: text) ?? 1, of: text)
    }
}
