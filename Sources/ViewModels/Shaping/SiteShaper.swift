internal import Localization
public import Models
public import SampleSource

/// Shapes the pages that belong to all languages at once.
public struct SiteShaper: Sendable {
    private let editions: [Edition]
    private let index: SiteIndex

    /// A shaper for a site with these editions, in the site's order.
    public init(index: SiteIndex, editions: [Edition]) {
        self.index = index
        self.editions = editions
    }

    /// The page at the site's root.
    public func chooser() -> ChooserView {
        ChooserView(
            siteTitle: index.configuration.title,
            languages: editions.map { edition in
                ChooserView.Choice(
                    language: edition.language.tag.string, name: edition.language.name,
                    isRightToLeft: edition.language.tag.isRightToLeft,
                    address: PercentEncoding.encode(OutputPath.page(.home, in: edition.language.tag)),
                    invitation: edition.words[.chooseLanguage],
                    siteTitle: edition.siteTitle == index.configuration.title ? nil : edition.siteTitle)
            },
            styleSheet: OutputPath.styleSheet, favicon: OutputPath.favicon, canonicalURL: index.configuration.baseURL,
            // The chooser is a page of no language; the home pages name each other.
            alternates: [])
    }

    /// The page that a server shows when there is none.
    public func notFound() -> NotFoundView {
        let base = index.configuration.baseURL.map(BaseURL.path) ?? "/"
        return NotFoundView(
            siteTitle: index.configuration.title,
            languages: editions.map { edition in
                let tag = edition.language.tag
                return NotFoundView.Message(
                    language: tag.string, isRightToLeft: tag.isRightToLeft, name: edition.language.name,
                    title: edition.words[.notFoundTitle], text: edition.words[.notFoundText],
                    homeAddress: base + PercentEncoding.encode(OutputPath.page(.home, in: tag)),
                    homeLabel: edition.words[.home],
                    allPagesAddress: base + PercentEncoding.encode(OutputPath.generated(.pages, in: tag)),
                    allPagesLabel: edition.words[.allPages])
            },
            styleSheet: base + OutputPath.styleSheet, favicon: base + OutputPath.favicon)
    }

    /// A page at an old path that leads to an entry in the language at a place of the site's order.
    public func redirect(from path: String, to entry: Int, language: Int) -> RedirectView {
        let edition = editions[language]
        let target = OutputPath.page(index.entries[entry].id, in: edition.language.tag)
        return RedirectView(
            language: edition.language.tag.string, isRightToLeft: edition.language.tag.isRightToLeft,
            title: edition.words[.movedTitle], linkText: edition.words[.movedLink],
            address: SiteURL.relative(to: target, from: path), canonicalURL: FrameShaper(edition: edition).absolute(target))
    }

    // MARK: For programs

    /// The feed of the language at a place of the site's order; `nil` where the site has no feeds.
    public func feed(of language: Int) -> FeedView? { FeedShaper(edition: editions[language]).feed() }

    /// A part of the list of all twins: a home page or a group of the edition in the language at a place of the site's order.
    public struct TwinListPart: Sendable {
        let language: Int
        let group: Int?
    }

    /// The parts in which the list of all twins is shaped, in its order.
    public var twinListParts: [TwinListPart] {
        editions.indices.flatMap { language in
            [TwinListPart(language: language, group: nil)]
                + editions[language].groups.indices.map { TwinListPart(language: language, group: $0) }
        }
    }

    /// The list of all twins, those of each language that are written in it: a part of it.
    public func languageModels(_ part: TwinListPart) -> LanguageModelsView {
        let edition = editions[part.language]
        let list = part.group.map { twins(of: edition.groups[$0], in: edition) } ?? home(in: edition)
        return LanguageModelsView(
            title: index.configuration.title, description: editions.first.flatMap { home(of: $0)?.frontMatter.description },
            lists: [list].compactMap { $0 }, isFirst: part.language == 0 && part.group == nil)
    }

    private func home(in edition: Edition) -> PageList {
        let frames = FrameShaper(edition: edition)
        return PageList(title: edition.language.name, pages: index.position(of: .home).map { [twin($0, frames)] } ?? [])
    }

    private func twins(of group: Edition.Group, in edition: Edition) -> PageList? {
        let frames = FrameShaper(edition: edition)
        let pages = group.entries.filter { !edition.isFallback($0) }.map { twin($0, frames) }
        return pages.isEmpty ? nil : PageList(title: "\(edition.language.name): \(group.title)", pages: pages)
    }

    private func twin(_ entry: Int, _ frames: FrameShaper) -> PageList.Entry {
        let path = frames.path(of: entry, as: .twin)
        let page = frames.edition.shown(entry)
        return PageList.Entry(
            title: page.frontMatter.title, address: frames.absolute(path) ?? PercentEncoding.encode(path),
            description: page.frontMatter.description)
    }

    private func home(of edition: Edition) -> PageFacts? {
        index.entry(.home).map { index.pages[$0.shown[edition.position]] }
    }

    /// The models of all patterns.
    ///
    /// - Parameter digest: Gives the digest of a sample's bytes, in hexadecimal digits.
    public func patterns(
        samples: SampleLibrary, verification: Verification, digest: @escaping ([UInt8]) -> String
    ) -> PatternsView {
        PatternsShaper(index: index, samples: samples, verification: verification, digest: digest).view()
    }
}
