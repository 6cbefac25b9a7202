/// Stems that begin otherwise than their words, as forms of their own.
///
/// Some languages set articles and conjunctions before a word without a blank: `المراقب` is “the” `مراقب`. A reader looks for
/// the word as a dictionary has it, and a browser, which cannot stem, finds words by how they begin. Stems of languages that
/// only add to the end of a word need nothing of this.
enum StemForms {
    /// How much less a page weighs for a stem than for the word itself, in tenths; as any other form that was not asked for.
    private static let tenths: Int32 = 7

    /// The same forms with those of such stems among them.
    ///
    /// - Parameter forms: Sorted by their bytes, each once.
    /// - Returns: The same.
    static func added(to forms: [WordForm]) -> [WordForm] {
        var postings: [[UInt8]: [WordForm.Posting]] = [:]
        for form in forms where isHidden(form) { postings[form.stem, default: []] += form.postings.map(lighter) }
        guard !postings.isEmpty else { return forms }
        var result = forms
        for place in result.indices {
            guard let more = postings.removeValue(forKey: result[place].bytes) else { continue }
            result[place].postings = merged(result[place].postings + more)[...]
        }
        result += postings.map { stem, postings in WordForm(bytes: stem, stem: stem, postings: merged(postings[...])[...]) }
        return result.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    /// Whether who looks for the stem of a word would not come to the word.
    private static func isHidden(_ form: WordForm) -> Bool {
        guard !form.bytes.starts(with: form.stem) else { return false }
        let beginning = form.stem.prefix(characters: WordClass.shortestBeginning)
        return beginning.characterCount == WordClass.shortestBeginning && !form.bytes.starts(with: beginning)
    }

    private static func lighter(_ posting: WordForm.Posting) -> WordForm.Posting {
        WordForm.Posting(page: posting.page, weight: max(1, posting.weight * tenths / 10))
    }

    /// The postings in the order of their pages, each page once, with the most that it weighs.
    private static func merged(_ postings: ArraySlice<WordForm.Posting>) -> [WordForm.Posting] {
        var result: [WordForm.Posting] = []
        for posting in postings.sorted(by: { ($0.page, $1.weight) < ($1.page, $0.weight) })
        where result.last?.page != posting.page {
            result.append(posting)
        }
        return result
    }
}
