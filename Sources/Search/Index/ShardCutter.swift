/// Cuts the classes of a language into shards.
enum ShardCutter {
    /// About so many bytes are one shard.
    static let shardSize = 32_768
    /// On smaller sites no word is common: leaving postings out would save nothing.
    static let manyPages = 64
    /// Of a common word so many postings stay.
    static let keptPostings = 64

    /// - Parameter forms: Sorted by their bytes.
    static func shards(of forms: [WordForm], pageCount: Int) -> [SearchShard] {
        var shards: [SearchShard] = []
        var writer = ClassWriter()
        var first = ""
        for var wordClass in WordClass.classes(of: forms) {
            for form in wordClass.forms.indices { thin(&wordClass.forms[form], pageCount: pageCount) }
            if writer.text.isEmpty { first = String(decoding: wordClass.beginning, as: UTF8.self) }
            writer.write(wordClass)
            guard writer.text.count >= shardSize else { continue }
            shards.append(SearchShard(first: first, text: String(decoding: writer.text, as: UTF8.self)))
            writer = ClassWriter()
        }
        if !writer.text.isEmpty { shards.append(SearchShard(first: first, text: String(decoding: writer.text, as: UTF8.self))) }
        return shards
    }

    /// Of a word that most pages hold, keeps the pages where it weighs most.
    private static func thin(_ form: inout WordForm, pageCount: Int) {
        guard pageCount >= manyPages, form.postings.count * 2 > pageCount else { return }
        form.isCommon = true
        let best = form.postings.sorted { ($1.weight, $0.page) < ($0.weight, $1.page) }.prefix(keptPostings)
        form.postings = best.sorted { $0.page < $1.page }
    }
}
