internal import Localization
internal import Models

/// Gathers the words of a language's pages.
struct PostingsBuilder {
    private let folder: FormFolder
    private var reader: PageTermsReader
    /// For each word of the reader's vocabulary: the language that it was met in first.
    private var origins: [Int32] = []
    /// What numbers the words of samples have in the reader's vocabulary.
    private var renumbering = Renumbering()
    private let own: Int
    /// For each page all that it holds.
    private var pages: [[PageTerms]]

    /// - Parameters:
    ///   - languages: The site's languages.
    ///   - own: The place of the readers' language among them.
    ///   - vocabulary: The words of the pages' files, all of them in the readers' own language.
    init(languages: [LanguageTag], own: Int, vocabulary: Vocabulary, pageCount: Int) {
        folder = FormFolder(languages: languages, own: own)
        self.own = own
        reader = PageTermsReader(vocabulary: vocabulary)
        pages = Array(repeating: [], count: pageCount)
        note(language: own)
    }

    /// Adds words of the page's file.
    mutating func add(_ terms: PageTerms, page: Int) { pages[page].append(terms) }

    /// Adds words of a sample, which have a vocabulary of their own: always the same.
    mutating func add(_ terms: PageTerms, of vocabulary: Vocabulary, page: Int) {
        guard let terms = reader.renumbered(terms, from: vocabulary, by: &renumbering) else { return }
        pages[page].append(terms)
        note(language: own)
    }

    /// Adds names of a page.
    mutating func add(names: [String], page: Int) {
        pages[page].append(reader.terms(ofNames: names))
        note(language: own)
    }

    /// Adds what names a page in another language.
    mutating func add(foreign facts: PageFacts, page: Int, language: Int) {
        pages[page].append(reader.terms(ofForeign: facts))
        note(language: language)
    }

    private mutating func note(language: Int) {
        while origins.count < reader.vocabulary.count { origins.append(Int32(truncatingIfNeeded: language)) }
    }

    /// The words as they are compared, sorted by their bytes.
    func forms() -> [WordForm] {
        var (forms, places) = folder.forms(of: reader.vocabulary, origins: origins)
        // The postings of all forms are one allocation: counted first, then put where they belong.
        var ends = starts(of: forms.count, places)
        let starts = ends
        var postings = [WordForm.Posting](repeating: WordForm.Posting(page: 0, weight: 0), count: ends.last ?? 0)
        for (page, parts) in pages.enumerated() {
            let page = Int32(truncatingIfNeeded: page)
            for part in parts {
                part.forEach { word, weight in
                    let form = Int(places[word])
                    let end = ends[form]
                    if end > starts[form], postings[end - 1].page == page {
                        postings[end - 1].weight = Int32(clamping: Int(postings[end - 1].weight) + weight)
                    } else {
                        postings[end] = WordForm.Posting(page: page, weight: Int32(clamping: weight))
                        ends[form] += 1
                    }
                }
            }
        }
        for form in forms.indices { forms[form].postings = postings[starts[form]..<ends[form]] }
        return StemForms.added(to: forms.filter { !$0.postings.isEmpty })
    }

    /// - Returns: Where the postings of each form begin, if each word of each part of a page is one; and where all end.
    private func starts(of count: Int, _ places: [Int32]) -> [Int] {
        var starts = [Int](repeating: 0, count: count + 1)
        for part in pages.lazy.joined() { part.forEach { word, _ in starts[Int(places[word]) + 1] += 1 } }
        for form in 0..<count { starts[form + 1] += starts[form] }
        return starts
    }
}
