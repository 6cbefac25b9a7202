internal import Digest
internal import Models
internal import SampleSource
internal import Search
internal import ViewModels

/// What readers of each language can search for.
struct SiteSearch: Sendable {
    private let source: Source
    private let languages: [Part]

    /// What an index is made of.
    struct Source: Sendable {
        let index: SiteIndex
        /// The words of the pages; `nil` where nobody wants to know them, since nothing is published.
        var terms: SiteTerms?
        let samples: SampleLibrary
    }

    /// The index of one language.
    private enum Part: Sendable {
        case made(SearchIndex, isSurveyed: Bool)
        /// It stands in the output as it would be made.
        case kept(shards: Int)
    }

    /// Makes the index of every language that is not kept, several at once.
    ///
    /// - Parameter kept: For each language, how many parts its index has, if it is in the output.
    init(of source: Source, kept: [Int?], parallel: Parallel) async throws {
        let code = kept.contains(nil) ? source.sampleTerms() : NumberedTerms()
        languages = try await parallel.chunks(of: kept.count, size: 1) { range in
            if let shards = kept[range.lowerBound] { return .kept(shards: shards) }
            let (index, isSurveyed) = source.index(of: range.lowerBound, code: code)
            return .made(index, isSurveyed: isSurveyed)
        }
        // Words are large, and hardly ever needed again; then they are read from where they are kept.
        var source = source
        source.terms?.fresh = FreshTerms()
        self.source = source
    }

    /// For each language, how many parts its index has.
    var shardCounts: [Int] {
        languages.map { part in
            switch part {
            case .made(let index, _): index.shards.count
            case .kept(let shards): shards
            }
        }
    }

    /// Whether a language's index is of the texts that were surveyed.
    func isSurveyed(_ language: Int) -> Bool {
        if case .made(_, let isSurveyed) = languages[language] { isSurveyed } else { true }
    }

    private func index(of language: Int) -> SearchIndex {
        switch languages[language] {
        case .made(let index, _): index
        // Somebody has had a hand in the output while the site was built.
        case .kept: source.index(of: language, code: source.sampleTerms()).index
        }
    }

    /// A part of a language's index, as text.
    func shard(_ number: Int, of language: Int) -> String { index(of: language).shards[number].text }

    /// The search of a language as its readers' browsers need it.
    func view(of language: Int, for pages: PageShaper) -> SearchView {
        let index = index(of: language)
        var version = DigestBuilder()
        for shard in index.shards { version.update(field: shard.text) }
        return pages.search(
            pages: index.pages, shards: index.shards.map(\.first), version: version.finalize().shortHex(8))
    }
}

extension SiteSearch.Source {
    /// The index of a language.
    ///
    /// - Parameter code: The words of samples.
    /// - Returns: Whether it is of the texts that were surveyed, beside it.
    fileprivate func index(
        of language: Int, code: NumberedTerms<Models.Listing.Reference>
    ) -> (index: SearchIndex, isSurveyed: Bool) {
        let terms = terms?.read(language) ?? SiteTerms.Language()
        return (SearchIndex(of: index, language: language, texts: terms.words, code: code), terms.areSurveyed)
    }

    /// The words of every part of a sample that a page shows.
    fileprivate func sampleTerms() -> NumberedTerms<Models.Listing.Reference> {
        var reader = PageTermsReader()
        var found = NumberedTerms<Models.Listing.Reference>()
        for reference in index.pages.lazy.flatMap(\.sampleListings).flatMap(\.references) where found.terms[reference] == nil {
            guard let code = samples[reference.path]?.listing(region: reference.region)?.code else { continue }
            found.terms[reference] = reader.terms(ofCode: code)
        }
        found.vocabulary = reader.vocabulary
        return found
    }
}
