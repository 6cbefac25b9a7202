internal import Digest
internal import Models
internal import SampleSource
internal import Search
internal import ViewModels

/// What readers of each language can search for.
struct SiteSearch: Sendable {
    /// The index of each language, in the site's order; empty ones where the site is not searched.
    private let languages: [SearchIndex]

    /// For each language, how many parts its index has.
    var shardCounts: [Int] { languages.map(\.shards.count) }

    /// A part of a language's index, as text.
    func shard(_ number: Int, of language: Int) -> String { languages[language].shards[number].text }

    /// Makes the index of every language, several at once.
    ///
    /// - Parameter terms: The words of each page, by its file.
    static func index(
        of index: SiteIndex, terms: [String: PageTerms], samples: SampleLibrary, parallel: Parallel
    ) async throws -> SiteSearch {
        let searched = index.configuration.search
        let code = searched ? sampleTerms(of: index, samples) : [:]
        return SiteSearch(
            languages: try await parallel.chunks(of: index.languages.count, size: 1) { range in
                SearchIndex(of: index, language: range.lowerBound) { page in
                    let facts = index.pages[page]
                    guard let own = terms[facts.file] else { return [] }
                    return [own] + facts.listings.flatMap(\.references).compactMap { code[$0] }
                }
            })
    }

    /// The words of every part of a sample that a page shows.
    private static func sampleTerms(of index: SiteIndex, _ samples: SampleLibrary) -> [Models.Listing.Reference: PageTerms] {
        var reader = PageTermsReader()
        var terms: [Models.Listing.Reference: PageTerms] = [:]
        for reference in index.pages.lazy.flatMap(\.listings).flatMap(\.references) where terms[reference] == nil {
            guard let code = samples[reference.path]?.listing(region: reference.region)?.code else { continue }
            terms[reference] = reader.terms(ofCode: code)
        }
        return terms
    }

    /// The search of a language as its readers' browsers need it.
    func view(of language: Int, for pages: PageShaper) -> SearchView {
        let index = languages[language]
        var version = DigestBuilder()
        for shard in index.shards { version.update(field: shard.text) }
        return pages.search(
            pages: index.pages, shards: index.shards.map(\.first), version: version.finalize().shortHex(8))
    }
}
