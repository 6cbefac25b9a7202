internal import Bytes
internal import Digest
internal import Localization
internal import Models
internal import ViewModels

/// What each file of the output shows, as a digest: while it is the same, the file need not be drawn again.
///
/// Where exactness would cost more than it saves, more is covered than is shown: of a page that another one mentions, the whole
/// front matter; of a section's list, every page in it.
struct Dependencies: Sendable {
    private let index: SiteIndex
    private let digests: SiteDigests
    private let verification: Digest
    private let everything: Digest
    private let editions: [EditionDigests]

    private let pages: [PageShaper]

    /// For each language: the entries whose texts a generated page quotes.
    private let quoted: [[GeneratedPage: [Int]]]

    init(
        index: SiteIndex, editions: [Edition], pages: [PageShaper], digests: SiteDigests, verification: Verification,
        parallel: Parallel
    ) async throws {
        self.index = index
        self.digests = digests
        self.verification = SiteDigests.digest(of: verification)
        everything = SiteDigests.digest([digests.everything, self.verification])
        self.editions = try await parallel.chunks(of: editions.count, size: 1) {
            EditionDigests(of: editions[$0.lowerBound], digests)
        }
        self.pages = pages
        quoted = pages.map { shaper in
            Dictionary(uniqueKeysWithValues: GeneratedPage.allCases.map { ($0, shaper.quotedEntries(of: $0)) })
        }
    }

    /// What a file of the output shows.
    ///
    /// - Parameter last: The page for which this was asked last, and the answer: its twin and its text for the search follow it.
    func digest(of item: OutputPlan.Item, last: inout (entry: Int, language: Int, digest: Digest)?) -> Digest {
        switch item.content {
        case .page(let entry, let language), .twin(let entry, let language), .searchText(let entry, let language):
            if let last, last.entry == entry, last.language == language { return last.digest }
            let digest = page(entry, editions[language])
            last = (entry, language, digest)
            return digest
        case .asset(let path): return digests.assets[Normalization.canonical(path)] ?? everything
        case .generated(let page, let language): return generated(page, editions[language])
        case .side(let entry, let language): return side(entry, language)
        case .styleSheet, .script, .searchScript, .comparisonScript, .favicon: return digests.chrome
        case .redirect, .chooser, .notFound, .sitemap, .sitemapIndex, .languageModels: return digests.lists
        case .search(let language), .searchShard(_, let language): return digests.search[language]
        case .feed: return digests.feeds
        case .patterns: return everything
        }
    }

    /// What a page shows that the site makes by itself: lists, and the texts of the pages that it quotes.
    private func generated(_ page: GeneratedPage, _ edition: EditionDigests) -> Digest {
        // In which languages a page is written that quotes others follows from all of these.
        var shown = [edition.lists, digests.lists]
        for entry in quoted[edition.position][page] ?? [] { shown.append(self.page(entry, edition)) }
        return SiteDigests.digest(shown)
    }

    /// What a pattern's side of the comparison shows: what its page does, and how much of its code others have, too.
    private func side(_ entry: Int, _ language: Int) -> Digest {
        var builder = DigestBuilder()
        builder.update(page(entry, editions[language]))
        for region in pages[language].sharedRegions(of: entry) { builder.update(field: region) }
        return builder.finalize()
    }

    private func page(_ entry: Int, _ edition: EditionDigests) -> Digest {
        var builder = DigestBuilder()
        let versions = index.entries[entry]
        let shown = versions.shown[edition.position]
        let facts = index.pages[shown]
        builder.update(edition.chrome)
        builder.update(field: facts.file)
        builder.update(digests.content[shown])
        // Ids of headings, the marks of sections whose origin has moved on, and their links.
        builder.update(digests.content[versions.origin])
        if let pattern = index.pattern(of: versions.id) { builder.update(digests.patterns[pattern.file] ?? everything) }
        builder.update(edition.surroundings(of: entry))
        for id in index.patterns[versions.id]?.related ?? [] {
            if let related = index.position(of: id) { builder.update(edition.cards[related]) }
        }
        for tag in facts.frontMatter.tags { builder.update(field: edition.tag(tag) ?? "") }
        for link in facts.imagesAndFragments { add(link, of: facts, edition, to: &builder) }
        addSamples(of: facts.sampleListings, entry: versions.id, to: &builder)
        return builder.finalize()
    }

    // MARK: Links

    /// Which pages and assets there are is covered by the structure; what a fragment means and what a picture is, here.
    private func add(_ link: Link, of page: PageFacts, _ edition: EditionDigests, to builder: inout DigestBuilder) {
        switch index.target(of: link.destination, isImage: link.isImage, in: page) {
        case .page(let id, _, .some):
            guard let entry = index.entry(id) else { return }
            let written = index.position(of: page.language) ?? edition.position
            for version in [entry.shown[edition.position], entry.shown[written], entry.origin] {
                builder.update(digests.anchors[version])
            }
        case .asset(let path):
            for variant in [path] + index.languages.map({ Self.variant(of: path, in: $0.tag) }) {
                if let digest = digests.assets[variant] { builder.update(digest) }
            }
        default: return
        }
    }

    private static func variant(of asset: String, in language: LanguageTag) -> String {
        let name = ContentPath.name(of: asset)
        guard let dot = name.lastIndex(of: ".") else { return asset }
        return "\(asset.dropLast(name[dot...].count)).\(language.string)\(name[dot...])"
    }

    // MARK: Samples

    private func addSamples(of listings: [Listing], entry: PageID, to builder: inout DigestBuilder) {
        var showsSamples = index.pattern(of: entry)?.samples != nil
        for listing in listings {
            showsSamples = true
            // A folder's listing shows its files, and which of them there are.
            if case .tree = listing.content { builder.update(digests.rules) }
            for reference in listing.references {
                if let digest = digests.samples[reference.path] { builder.update(digest) }
            }
        }
        if showsSamples { builder.update(verification) }
    }
}
