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
    /// - Parameter terms: All that a page adds, by its place among the site's pages: the words of its file, and those of the
    ///   samples that it shows.
    public init(of index: SiteIndex, language: Int, terms: (_ page: Int) -> [PageTerms]) {
        var builder = PostingsBuilder(languages: index.languages.map(\.tag), own: language)
        var reader = PageTermsReader()
        var pages: [PageID] = []
        for entry in index.entries {
            guard let version = entry.versions[language] else { continue }
            for terms in terms(version) { builder.add(terms, page: pages.count, language: language) }
            if let names = index.patterns[entry.id]?.alsoKnownAs, !names.isEmpty {
                builder.add(reader.terms(ofNames: names), page: pages.count, language: language)
            }
            pages.append(entry.id)
        }
        // The other languages follow, so that a word which both have is stemmed as the readers' own.
        var page = 0
        for entry in index.entries where entry.versions[language] != nil {
            for (other, version) in entry.versions.enumerated() where other != language {
                guard let version else { continue }
                builder.add(reader.terms(ofForeign: index.pages[version]), page: page, language: other)
            }
            page += 1
        }
        self.pages = pages
        shards = ShardCutter.shards(of: builder.forms(), pageCount: pages.count)
    }
}

/// A run of classes that a browser loads at once.
public struct SearchShard: Sendable {
    /// How its first class begins. A word that comes before it is in an earlier shard.
    public let first: String
    /// The classes, written by ``ClassWriter``.
    public let text: String
}
