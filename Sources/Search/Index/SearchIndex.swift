internal import Localization
public import Models

/// What the readers of one language can look for, finished for writing.
///
/// A question is answered by the browser, which has neither a stemmer nor a dictionary. So the words of the texts are gathered
/// into classes here: the forms of one word, by its stem. A form that was asked for, or the beginning of one, leads to its
/// class; one that stands nowhere leads to the class whose beginning it shares.
///
/// Classes are sorted and cut into shards, so that a question costs the same however large the site is.
public struct SearchIndex: Sendable {
    /// The ids of the pages that can be found, in the site's order: those that are written in this language.
    public let pages: [PageID]
    /// The classes, in the order of their beginnings.
    public let shards: [SearchShard]

    /// The index of the language at a place of a site's order.
    ///
    /// - Parameters:
    ///   - texts: The words of the files of the language's pages, by their places among the site's pages.
    ///   - code: The words of the samples that pages show.
    public init(
        of index: SiteIndex, language: Int, texts: NumberedTerms<Int>, code: NumberedTerms<Listing.Reference>
    ) {
        let entries = index.entries.filter { $0.versions[language] != nil }
        var builder = PostingsBuilder(
            languages: index.languages.map(\.tag), own: language, vocabulary: texts.vocabulary, pageCount: entries.count)
        for (page, entry) in entries.enumerated() {
            guard let version = entry.versions[language] else { continue }
            if let terms = texts.terms[version] { builder.add(terms, page: page) }
            for reference in index.pages[version].sampleListings.lazy.flatMap(\.references) {
                guard let terms = code.terms[reference] else { continue }
                builder.add(terms, of: code.vocabulary, page: page)
            }
            if let names = index.patterns[entry.id]?.alsoKnownAs, !names.isEmpty { builder.add(names: names, page: page) }
        }
        // The other languages follow, so that a word which both have is stemmed as the readers' own.
        for (page, entry) in entries.enumerated() {
            for (other, version) in entry.versions.enumerated() where other != language {
                guard let version else { continue }
                builder.add(foreign: index.pages[version], page: page, language: other)
            }
        }
        pages = entries.map(\.id)
        shards = ShardCutter.shards(of: builder.forms(), pageCount: entries.count)
    }
}

/// A run of classes that a browser loads at once.
public struct SearchShard: Sendable {
    /// How its first class begins. A word that comes before it is in an earlier shard.
    public let first: String
    /// The classes, written by ``ClassWriter``.
    public let text: String
}
