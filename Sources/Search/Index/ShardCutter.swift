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
        var writer = ClassWriter(capacity: shardSize)
        var first = ""
        for var wordClass in WordClass.classes(of: forms) {
            for form in wordClass.forms.indices { thin(&wordClass.forms[form], pageCount: pageCount) }
            if writer.text.isEmpty { first = String(decoding: wordClass.beginning, as: UTF8.self) }
            writer.write(wordClass)
            guard writer.text.count >= shardSize else { continue }
            shards.append(SearchShard(first: first, text: String(decoding: writer.text, as: UTF8.self)))
            writer = ClassWriter(capacity: shardSize)
        }
        if !writer.text.isEmpty { shards.append(SearchShard(first: first, text: String(decoding: writer.text, as: UTF8.self))) }
        return shards
    }

    /// Of a word that most pages hold, keeps the pages where it weighs most; of those where it weighs the same, the first.
    private static func thin(_ form: inout WordForm, pageCount: Int) {
        guard pageCount >= manyPages, form.postings.count * 2 > pageCount else { return }
        form.isCommon = true
        guard form.postings.count > keptPostings else { return }
        let weights = form.postings.map { $0.weight }.sorted(by: >)
        let least = weights[keptPostings - 1]
        // Of the pages where it weighs just as much as on the last that stays, so many stay.
        var room = keptPostings - weights.count { $0 > least }
        var kept: [WordForm.Posting] = []
        kept.reserveCapacity(keptPostings)
        for posting in form.postings where posting.weight >= least {
            if posting.weight == least {
                if room == 0 { continue }
                room -= 1
            }
            kept.append(posting)
        }
        form.postings = kept[...]
    }
}
