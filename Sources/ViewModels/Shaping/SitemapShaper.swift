internal import Localization
public import Models

/// Shapes the list of all pages for search engines, of which a large site has several files.
public struct SitemapShaper: Sendable {
    private let index: SiteIndex

    /// A shaper for a site with a base URL.
    public init(index: SiteIndex) { self.index = index }

    /// What the list goes through: the index's entries, and then the kinds of pages that the site makes by itself.
    public var subjects: Range<Int> { 0..<index.entries.count + GeneratedPage.allCases.count }

    /// Every page that is a text of its own, with its translations: those of some subjects, in their order.
    public func pages(of subjects: Range<Int>) -> [SitemapView.Page] {
        let shaper = AlternateShaper(index: index)
        return subjects.flatMap { subject in
            let generated = subject - index.entries.count
            let alternates =
                generated < 0 ? shaper.alternates(of: subject) : shaper.alternates(of: GeneratedPage.allCases[generated])
            return alternates.filter { $0.language != "x-default" }
                .map { SitemapView.Page(url: $0.url, alternates: alternates) }
        }
    }

    /// How many subjects are in one part of a file.
    private static let subjectsOfPart = 256

    /// In how many parts a file of some subjects is shaped.
    public func partCount(of subjects: Range<Int>) -> Int {
        max(1, (subjects.count + Self.subjectsOfPart - 1) / Self.subjectsOfPart)
    }

    /// A part of a file of some subjects, in its order.
    public func sitemap(of subjects: Range<Int>, part: Int) -> SitemapView {
        let start = subjects.lowerBound + part * Self.subjectsOfPart
        let end = min(subjects.upperBound, start + Self.subjectsOfPart)
        return SitemapView(
            pages: pages(of: start..<end), isFirst: part == 0, isLast: part == partCount(of: subjects) - 1)
    }

    /// The list of the list's files.
    public func index(of count: Int) -> SitemapIndexView {
        SitemapIndexView(
            urls: (1...max(1, count)).map { (index.configuration.baseURL ?? "") + OutputPath.sitemap(part: $0) })
    }
}
