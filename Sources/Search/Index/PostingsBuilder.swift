internal import Localization

/// Gathers the words of a language's pages.
struct PostingsBuilder {
    private let languages: [LanguageTag]
    private let own: Int
    private var vocabulary = Vocabulary()
    /// For each word of the vocabulary: the language that it was met in first.
    private var origins: [Int] = []
    private var occurrences: [Occurrence] = []

    private struct Occurrence {
        var word: Int32
        var page: Int32
        var weight: Int32
    }

    init(languages: [LanguageTag], own: Int) {
        self.languages = languages
        self.own = own
    }

    /// Adds words to a page.
    ///
    /// - Parameter language: The place of the words' language among the languages.
    mutating func add(_ terms: PageTerms, page: Int, language: Int) {
        let bytes = terms.bytes.span
        var position = 0
        while position < bytes.count {
            let end = position + 1 + Int(bytes[position])
            let word = vocabulary.number(of: bytes.extracting(position + 1..<end))
            if word == origins.count { origins.append(language) }
            let weight = Int32(bytes[end]) | Int32(bytes[end + 1]) << 8
            occurrences.append(
                Occurrence(word: Int32(truncatingIfNeeded: word), page: Int32(truncatingIfNeeded: page), weight: weight))
            position = end + 2
        }
    }

    /// The words as they are compared, sorted by their bytes.
    func forms() -> [WordForm] {
        var (forms, numbers) = foldedForms()
        // Counted first, so that each form's postings are one allocation.
        var counts = [Int](repeating: 0, count: forms.count)
        for occurrence in occurrences { counts[numbers[Int(occurrence.word)]] += 1 }
        for form in forms.indices { forms[form].postings.reserveCapacity(counts[form]) }
        for occurrence in occurrences {
            forms[numbers[Int(occurrence.word)]].postings
                .append(WordForm.Posting(page: Int(occurrence.page), weight: Int(occurrence.weight)))
        }
        for form in forms.indices { forms[form].postings = Self.merged(forms[form].postings) }
        return forms
    }

    /// - Returns: The forms without postings, and for each word of the vocabulary the place of its form.
    private func foldedForms() -> (forms: [WordForm], numbers: [Int]) {
        var words: [(form: [UInt8], stem: [UInt8], word: Int)] = []
        words.reserveCapacity(vocabulary.count)
        for language in languages.indices {
            let stemmer = Stemmer(for: languages[language])
            for word in 0..<vocabulary.count where origins[word] == language {
                let bytes = Array(vocabulary[word])
                words.append((Folding.folded(bytes), stemmer.stem(of: bytes), word))
            }
        }
        // Several words may have one form, such as those with and without a capital; and then several stems. The first of
        // the readers' own language is taken.
        words.sort { left, right in
            if left.form != right.form { return left.form.lexicographicallyPrecedes(right.form) }
            let isOwn = (origins[left.word] == own, origins[right.word] == own)
            return isOwn.0 != isOwn.1 ? isOwn.0 : left.stem.lexicographicallyPrecedes(right.stem)
        }
        var forms: [WordForm] = []
        var numbers = [Int](repeating: 0, count: vocabulary.count)
        for word in words {
            if forms.last?.bytes != word.form { forms.append(WordForm(bytes: word.form, stem: word.stem, postings: [])) }
            numbers[word.word] = forms.count - 1
        }
        return (forms, numbers)
    }

    /// The postings in the order of their pages, those of one page added together.
    private static func merged(_ postings: [WordForm.Posting]) -> [WordForm.Posting] {
        let isMerged = zip(postings, postings.dropFirst()).allSatisfy { $0.page < $1.page }
        if isMerged { return postings }
        var merged: [WordForm.Posting] = []
        // By page and nothing else: sums do not depend on the order of what is added.
        for posting in postings.sorted(by: { $0.page < $1.page }) {
            if merged.last?.page == posting.page {
                merged[merged.count - 1].weight += posting.weight
            } else {
                merged.append(posting)
            }
        }
        return merged
    }
}
