/// What the pages are about that the site makes by itself.
extension SiteIndex {
    /// The entries of the patterns that have traits, in the index's order; none where there is nothing to compare.
    public var comparedEntries: [Int] {
        guard !patterns.isEmpty else { return [] }
        let compared = entries.indices.filter { entry in
            entries[entry].id != .home && patterns[entries[entry].id].map { !$0.traits.isEmpty } ?? false
        }
        return compared.count < 2 ? [] : compared
    }

    /// The sides of more patterns never stand in one page: the style sheet (compare.css) chooses among so many.
    private static let mostComparedTogether = 12

    /// The entries whose side of the comparison is a file of its own, in the index's order; none where one page holds them all.
    public var separatelyComparedEntries: [Int] {
        let compared = comparedEntries
        return comparesApart || compared.count > Self.mostComparedTogether ? compared : []
    }

    /// The entries whose sides of the comparison stand in one page, in the index's order.
    public var jointlyComparedEntries: [Int] { separatelyComparedEntries.isEmpty ? comparedEntries : [] }

    /// The entries that ask a question in the version which readers of a language are shown, in the index's order.
    public func askingEntries(in language: Int) -> [Int] {
        entries.indices.filter { entry in
            entries[entry].id != .home && pages[entries[entry].shown[language]].frontMatter.question != nil
        }
    }

    /// The entries that a generated page tells about.
    private func subjects(of page: GeneratedPage, in language: Int) -> [Int] {
        switch page {
        case .tags, .pages: Array(entries.indices)
        case .comparison: comparedEntries
        case .interview: askingEntries(in: language)
        }
    }

    /// Whether a language has a generated page.
    public func has(_ page: GeneratedPage, in language: Int) -> Bool { !subjects(of: page, in: language).isEmpty }

    /// Whether any text that a generated page quotes is written in its own language; else it stands in for another one.
    public func isTranslated(_ page: GeneratedPage, in language: Int) -> Bool {
        subjects(of: page, in: language).contains { entries[$0].versions[language] != nil }
    }

    /// Whether the languages have feeds: these need absolute addresses and a date.
    public var hasFeeds: Bool { configuration.baseURL != nil && configuration.publication != nil }
}
