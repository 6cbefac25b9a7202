internal import Models

/// Sections whose origin has moved on since they were translated.
struct BehindRule {
    let index: SiteIndex

    func check(_ page: Int, source: (String) -> SourceFile) -> [Diagnostic] {
        guard let state = index.translationState(of: page), let entry = index.entry(index.pages[page].id) else { return [] }
        let behind = state.behind
        guard !behind.isEmpty else { return [] }
        let words = behind.filter { $0.origin == .words }
        let report = Report(
            translation: index.pages[page], origin: index.pages[entry.origin], file: source(index.pages[page].file))
        return behind.lazy.filter { $0.origin != .words }.prefix(DiagnosticLimit.perPage).map(report.diagnostic)
            + (words.isEmpty ? [] : [report.diagnostic(of: words)])
    }
}

/// Says what is behind on one page.
private struct Report {
    private let translation: PageFacts
    private let origin: PageFacts
    private let file: SourceFile
    private let headings: [Heading]
    private let originHeadings: [Heading]

    init(translation: PageFacts, origin: PageFacts, file: SourceFile) {
        self.translation = translation
        self.origin = origin
        self.file = file
        headings = translation.headings
        originHeadings = origin.headings
    }

    func diagnostic(_ part: TranslationState.Part) -> Diagnostic {
        let note = part.origin.map { Diagnostic.Note("the origin is here", at: originPlace($0)) }
        let location =
            switch part.place {
            case .section(let heading)?: file.location(line: headings[heading].line)
            default: frontMatter
            }
        return Diagnostic(
            .behind, at: location, message(part), remedy: remedy(accepting: part.key),
            notes: [note ?? Diagnostic.Note("the origin is here", at: SourceLocation(file: origin.file))])
    }

    /// One diagnostic for all words, since they stand together and are short.
    func diagnostic(of words: [TranslationState.Part]) -> Diagnostic {
        let names = words.map { "`\($0.key)`" }.joined(separator: ", ")
        return Diagnostic(
            .behind, at: frontMatter, "words of \(origin.file) have changed since they were translated: \(names)",
            remedy: remedy(accepting: words.count == 1 ? words[0].key : "interface"),
            notes: [Diagnostic.Note("the origin is here", at: SourceLocation(file: origin.file))])
    }

    private func message(_ part: TranslationState.Part) -> String {
        let name = part.name
        return switch part.standing {
        case .added: "\(name) is new in the origin and is not translated yet"
        case .removed: "\(name) is gone from the origin"
        default: "\(name) has changed in the origin since it was translated"
        }
    }

    private func remedy(accepting key: String) -> String {
        "Bring it up to date, then run `pilaster translate \(translation.id) \(translation.language) --accept \(key)`."
    }

    /// Where the page says of what it is a translation.
    private var frontMatter: SourceLocation {
        file.location(line: file.firstLine(containing: "translation:") ?? 1, of: "translation")
    }

    /// A place without the line's text, so that the origin's file need not be read again.
    private func originPlace(_ place: TranslatedPart.Place) -> SourceLocation {
        if case .section(let heading) = place { return SourceLocation(file: origin.file, line: originHeadings[heading].line) }
        return SourceLocation(file: origin.file)
    }
}

extension TranslationState.Part {
    /// What messages call the part.
    var name: String {
        switch key {
        case TranslatedPart.front: "the title, description or question"
        case TranslatedPart.introduction: "the text before the first section"
        default: "the section `\(key)`"
        }
    }
}
