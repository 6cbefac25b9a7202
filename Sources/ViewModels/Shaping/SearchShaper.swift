internal import Localization
public import Models

extension PageShaper {
    /// The search of the edition.
    ///
    /// - Parameters:
    ///   - pages: The pages that can be found, in the order of the index.
    ///   - shards: How the first class of each shard begins.
    ///   - version: What tells this index from that of another build.
    public func search(pages: [PageID], shards: [String], version: String) -> SearchView {
        let results = edition.forms(.searchResults).forms.sorted { $0.key < $1.key }
        return SearchView(
            locale: edition.language.locale.string, version: version, shards: shards, pages: pages, words: edition.words,
            results: results.map { ($0.key.rawValue, $0.value) })
    }
}
