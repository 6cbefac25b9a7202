internal import Localization
internal import Search

/// The words of pages that were read just now.
struct FreshTerms: Sendable {
    /// A page's words.
    struct Page: Sendable {
        /// Which reader read them: the place of their vocabularies.
        var reader: Int
        var terms: PageTerms
    }

    /// The words that each reader met, by their languages.
    var vocabularies: [[LanguageTag: Vocabulary]] = []
    /// By the pages' files.
    var pages: [String: Page] = [:]
}
