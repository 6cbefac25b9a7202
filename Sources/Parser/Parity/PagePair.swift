internal import Models

/// A translation beside its origin, section by section.
struct PagePair {
    let index: SiteIndex
    let page: Int
    let origin: Int
    /// The sections that both have.
    let sections: [(origin: SectionOutline, translation: SectionOutline)]
    /// The sections that only the origin has, or only the translation.
    let missing: [SectionOutline]
    let extra: [SectionOutline]
    /// Whether the sections could not be matched, since most headings have no id of the origin's: then the pages are compared as
    /// a whole. A heading or two may still share an id by chance, such as `faq`.
    let isUnmatched: Bool

    private let source: (String) -> SourceFile

    /// The pair of a page that says it is a translation; `nil` for another page.
    init?(_ page: Int, in index: SiteIndex, source: @escaping (String) -> SourceFile) {
        guard index.pages[page].frontMatter.translation != nil, let entry = index.entry(index.pages[page].id),
            entry.origin != page
        else { return nil }
        self.index = index
        self.page = page
        self.source = source
        origin = entry.origin
        let ours = SectionOutline.sections(of: page, in: index)
        let theirs = SectionOutline.sections(of: entry.origin, in: index)
        let own = Dictionary(ours.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let keys = Set(theirs.map(\.key))
        missing = theirs.filter { own[$0.key] == nil }
        extra = ours.filter { !keys.contains($0.key) }
        // What stands before the first section is there in every page, and tells nothing.
        let matched = theirs.count - missing.count - 1
        isUnmatched = matched < missing.count && !extra.isEmpty
        sections =
            isUnmatched
            ? [(SectionOutline(whole: index.pages[entry.origin]), SectionOutline(whole: index.pages[page]))]
            : theirs.compactMap { section in own[section.key].map { (section, $0) } }
    }

    var translation: PageFacts { index.pages[page] }
    var originFacts: PageFacts { index.pages[origin] }

    /// The translation's section behind which one that it lacks would stand.
    func translation(before missing: SectionOutline) -> SectionOutline? {
        sections.last { $0.origin.key == TranslatedPart.introduction || $0.origin.line < missing.line }?.translation
    }

    /// A difference at a line of the translation, with the origin's line.
    func difference(
        _ message: String, line: Int, originLine: Int, remedy: String, says note: String = "the origin is here"
    ) -> Diagnostic {
        Diagnostic(
            .differentShape, at: source(translation.file).location(line: line), message, remedy: remedy,
            notes: [Diagnostic.Note(note, at: SourceLocation(file: originFacts.file, line: originLine))])
    }
}
