internal import Localization

/// Folds and stems the words of an index.
struct FormFolder {
    private let languages: [LanguageTag]
    private let own: Int

    /// - Parameters:
    ///   - languages: The site's languages.
    ///   - own: The place of the readers' language among them.
    init(languages: [LanguageTag], own: Int) {
        self.languages = languages
        self.own = own
    }

    private struct Word {
        var form: [UInt8]
        var stem: [UInt8]
        var isForeign: Bool
        var number: Int
    }

    /// A word among others, by how it begins.
    private struct Place {
        /// Its form's first eight bytes as a number, since most words differ in these.
        var beginning: UInt64
        var index: Int
    }

    /// The forms of words.
    ///
    /// - Parameter origins: For each word of the vocabulary the language that it was met in first.
    /// - Returns: The forms, sorted by their bytes and without postings, and for each word of the vocabulary the place of its
    ///   form.
    func forms(of vocabulary: Vocabulary, origins: [Int32]) -> (forms: [WordForm], places: [Int32]) {
        let words = words(of: vocabulary, origins)
        var forms: [WordForm] = []
        var places = [Int32](repeating: 0, count: vocabulary.count)
        for index in Self.sorted(words) {
            let word = words[index]
            if forms.last?.bytes != word.form { forms.append(WordForm(bytes: word.form, stem: word.stem)) }
            places[word.number] = Int32(truncatingIfNeeded: forms.count - 1)
        }
        return (forms, places)
    }

    private func words(of vocabulary: Vocabulary, _ origins: [Int32]) -> [Word] {
        var words: [Word] = []
        words.reserveCapacity(vocabulary.count)
        var folding = WordFolding()
        for language in languages.indices {
            let stemmer = Stemmer(for: languages[language])
            for number in 0..<vocabulary.count where origins[number] == language {
                let bytes = Array(vocabulary[number])
                let (form, stem) = (folding.folded(bytes), folding.folded(stemmer.stem(of: bytes)))
                words.append(Word(form: form, stem: stem, isForeign: language != own, number: number))
            }
        }
        return words
    }

    /// The places of words in the order of their forms.
    private static func sorted(_ words: [Word]) -> [Int] {
        let places = words.indices.map { Place(beginning: beginning(of: words[$0].form), index: $0) }
        return places.sorted { left, right in
            left.beginning != right.beginning
                ? left.beginning < right.beginning : precedes(words[left.index], words[right.index])
        }.map(\.index)
    }

    /// Several words may have one form, such as those with and without a capital; and then several stems. The first of the
    /// readers' own language is taken.
    private static func precedes(_ left: Word, _ right: Word) -> Bool {
        if left.form != right.form { return left.form.lexicographicallyPrecedes(right.form) }
        return left.isForeign != right.isForeign ? right.isForeign : left.stem.lexicographicallyPrecedes(right.stem)
    }

    /// No word holds a zero, so that the numbers of words compare as the words do.
    private static func beginning(of form: [UInt8]) -> UInt64 {
        var number: UInt64 = 0
        for index in 0..<8 { number = number << 8 | (index < form.count ? UInt64(form[index]) : 0) }
        return number
    }
}
