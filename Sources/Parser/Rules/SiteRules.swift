public import Models
public import SampleSource

/// What can only be judged when all pages are known. One rule a file; this is the list of them.
public struct SiteRules: Sendable {
    private let index: SiteIndex
    private let samples: SampleLibrary
    private let source: @Sendable (String) -> SourceFile

    /// The rules for a site.
    ///
    /// - Parameters:
    ///   - samples: The files of the samples' folder.
    ///   - source: Reads a file of the project again, by its path: only places where something is wrong need it.
    public init(index: SiteIndex, samples: SampleLibrary, source: @escaping @Sendable (String) -> SourceFile) {
        self.index = index
        self.samples = samples
        self.source = source
    }

    /// Judges pages of the index.
    public func check(pages: Range<Int>) -> [Diagnostic] { check(each: Array(pages)).flatMap { $0 } }

    /// Judges pages of the index, and says for each what is wrong with it.
    public func check(each pages: [Int]) -> [[Diagnostic]] {
        var suggestions = NameSuggestions(index: index)
        return pages.map { check(page: $0, &suggestions) }
    }

    private func check(page: Int, _ suggestions: inout NameSuggestions) -> [Diagnostic] {
        let facts = index.pages[page]
        let file = FileOnDemand(facts.file, read: self.source)
        let source = { (path: String) in path == facts.file ? file.file : self.source(path) }
        return LinkRule(index: index).check(facts, &suggestions, source: source)
            + InteractionRule(index: index).check(page, source: source)
            + TranslationRule(index: index).check(page, source: source)
            + BehindRule(index: index).check(page, source: source)
            + shape(of: page)
            + SampleRule(index: index, samples: samples).check(facts, source: source)
    }

    /// What is not in a translation as it is in its origin; nothing for a page that is no translation.
    public func shape(of page: Int) -> [Diagnostic] {
        guard let pair = PagePair(page, in: index, source: source) else { return [] }
        let differences =
            HeadingShapeRule().check(pair) + ListingShapeRule().check(pair) + TableShapeRule().check(pair)
            + LinkShapeRule().check(pair) + FootnoteShapeRule().check(pair)
        // Sections are known by their ids: without any, a page has no components and no interaction to compare.
        return pair.isUnmatched ? differences : differences + ComponentShapeRule().check(pair) + ArrowShapeRule().check(pair)
    }

    /// Judges what belongs to no single page.
    public func checkSite() -> [Diagnostic] {
        TranslationRule(index: index).missing() + PatternRule(index: index, samples: samples).check(source: source)
            + WordRule(index: index).check() + SampleLibraryRule(index: index, samples: samples, source: source).check()
    }
}
