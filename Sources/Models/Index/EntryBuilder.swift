internal import Localization

/// Gathers pages that are one page in several languages, and finds out which of them is the origin.
struct EntryBuilder {
    private let languageCount: Int
    private let positions: [LanguageTag: Int]
    /// For each language, the others in the order in which they are tried.
    private let chains: [[Int]]

    init(configuration: SiteConfiguration, languages: [Language], positions: [LanguageTag: Int]) {
        languageCount = languages.count
        self.positions = positions
        chains = languages.enumerated().map { position, language in
            let wanted = configuration.fallback[language.tag] ?? languages.map(\.tag)
            return wanted.compactMap { positions[$0] }.filter { $0 != position }
        }
    }

    /// - Parameter pages: Sorted by id, and by language within an id.
    func entries(of pages: [PageFacts]) -> [PageEntry] {
        var entries: [PageEntry] = []
        var start = 0
        while start < pages.count {
            var end = start + 1
            while end < pages.count, pages[end].id == pages[start].id { end += 1 }
            entries.append(entry(of: pages, in: start..<end))
            start = end
        }
        return entries
    }

    private func entry(of pages: [PageFacts], in range: Range<Int>) -> PageEntry {
        var versions = [Int?](repeating: nil, count: languageCount)
        for page in range {
            guard let position = positions[pages[page].language] else { continue }
            versions[position] = page
        }
        let origin = range.first { pages[$0].frontMatter.translation == nil } ?? range.lowerBound
        let shown = (0..<languageCount).map { language in
            versions[language] ?? chains[language].lazy.compactMap { versions[$0] }.first ?? origin
        }
        return PageEntry(id: pages[range.lowerBound].id, versions: versions, origin: origin, shown: shown)
    }
}
