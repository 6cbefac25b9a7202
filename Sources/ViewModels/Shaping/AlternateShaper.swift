internal import Localization
internal import Models

/// Shapes the addresses of a page in all its languages, for search engines.
struct AlternateShaper {
    let index: SiteIndex

    /// The real translations of a page, itself included, and for everybody else the origin.
    func alternates(of entry: Int) -> [FrameView.Alternate] {
        let versions = index.entries[entry]
        guard let base = index.configuration.baseURL else { return [] }
        func url(_ page: Int) -> String {
            base + PercentEncoding.encode(OutputPath.page(versions.id, in: index.pages[page].language))
        }
        let written = versions.versions.compactMap { $0 }
        return written.map { FrameView.Alternate(language: index.pages[$0].language.string, url: url($0)) }
            + [FrameView.Alternate(language: "x-default", url: url(versions.origin))]
    }

    /// A generated page in the languages whose own texts it quotes, and for everybody else the first of them.
    func alternates(of page: GeneratedPage) -> [FrameView.Alternate] {
        guard page == .comparison || page == .interview, let base = index.configuration.baseURL else { return [] }
        let written = index.languages.indices.filter { index.isTranslated(page, in: $0) }.map { index.languages[$0].tag }
        guard let first = written.first else { return [] }
        func alternate(_ language: String, _ tag: LanguageTag) -> FrameView.Alternate {
            FrameView.Alternate(
                language: language, url: base + PercentEncoding.encode(OutputPath.generated(page, in: tag)))
        }
        return written.map { alternate($0.string, $0) } + [alternate("x-default", first)]
    }
}
