internal import Models

extension OutputPlan {
    /// One file of the output.
    struct Item: Sendable {
        /// The path below the output folder.
        var path: String
        var content: Content
    }

    /// What a file of the output holds.
    enum Content: Sendable {
        case asset(String)
        case styleSheet
        case script
        case favicon
        /// What answers questions in all languages.
        case searchScript
        /// What lays many patterns side by side in all languages.
        case comparisonScript
        /// An entry of the index in the language at a place of the site's order.
        case page(entry: Int, language: Int)
        case generated(GeneratedPage, language: Int)
        /// The search of a language, and a part of its index.
        case search(language: Int)
        case searchShard(Int, language: Int)
        /// The text of an entry for those who have found it.
        case searchText(entry: Int, language: Int)
        /// The side of the comparison that is an entry's.
        case side(entry: Int, language: Int)
        case redirect(to: Int, language: Int)
        case chooser
        case notFound
        /// Some of the list of all pages.
        case sitemap(Range<Int>)
        /// The list of so many files of that list.
        case sitemapIndex(Int)
        /// The markdown twin of an entry that is written in the language.
        case twin(entry: Int, language: Int)
        case feed(language: Int)
        case languageModels
        case patterns
    }
}

extension OutputPlan.Item {
    /// Whether it is a page that authors wrote.
    var isPage: Bool {
        if case .page = content { return true }
        return false
    }
}
