internal import Localization
internal import Search

/// The readers of words: as many as work at once, so that each word has few numbers, whatever the count of pages.
actor TermsReaders {
    /// What one worker reads with, and its place among all.
    struct Reader: Sendable {
        let number: Int
        /// A language's words are few, and lie close together.
        var languages: [LanguageTag: PageTermsReader] = [:]
    }

    private var idle: [Reader] = []
    private var count = 0

    /// A reader that nobody else works with.
    func take() -> Reader {
        if let reader = idle.popLast() { return reader }
        count += 1
        return Reader(number: count - 1)
    }

    /// Takes a reader back.
    func giveBack(_ reader: consuming Reader) { idle.append(reader) }

    /// The words that each reader met; all have been given back.
    var vocabularies: [[LanguageTag: Vocabulary]] {
        idle.sorted { $0.number < $1.number }.map { $0.languages.mapValues(\.vocabulary) }
    }
}
