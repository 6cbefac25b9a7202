internal import ImageSize
internal import Localization
internal import Markup
internal import Models

/// Finds everything that the nodes of a text need to be drawn.
struct BodyShaper {
    let pages: PageShaper
    let entry: Int
    let document: Document
    /// The path of the page that quotes the text, where that is another one.
    var quotingPath: String?
    /// Whether all listings are wanted: who quotes a text shapes those that are quoted.
    var shapesListings = true
    private var edition: Edition { pages.edition }
    private var index: SiteIndex { pages.index }

    func body() -> BodyView {
        let page = edition.shown(entry)
        let behind = BehindShaper(frames: pages.frames, entry: entry, path: path)
        return BodyView(
            document: document,
            language: pages.foreignLanguage(of: entry),
            hasTitle: startsWithHeading && page.headings.first?.level == 1,
            titleNotice: behind.titleNotice, introductionNotice: behind.introductionNotice,
            headings: headings(behind), links: page.links.map { link($0, of: page, to: .page) },
            listings: shapesListings ? listings(of: page) : [], diagram: diagram(),
            allowsRawHTML: index.configuration.rawHTML == .allow)
    }

    /// Where the text is read.
    private var path: String { quotingPath ?? pages.frames.path(of: entry) }

    private var startsWithHeading: Bool { document.nodes.count > 1 && document.nodes[1].kind == .heading }

    private func headings(_ behind: BehindShaper) -> [HeadingView] {
        index.anchors[index.entries[entry].shown[edition.position]].enumerated().map { heading, anchor in
            HeadingView(id: anchor.id, alias: anchor.alias, notice: behind.notice(atHeading: heading))
        }
    }

    private func diagram() -> DiagramView? {
        let page = index.entries[entry].shown[edition.position]
        let steps = index.steps(of: page)
        guard !steps.isEmpty else { return nil }
        return DiagramShaper(
            document: document, steps: steps,
            actors: Set(index.participants(of: page)).subtracting(index.components(of: page).map(\.name)),
            title: index.pages[page].frontMatter.title, isRightToLeft: edition.isRightToLeft(index.pages[page].language),
            words: edition.words
        ).diagram()
    }

    private func listings(of page: PageFacts) -> [ListingView] {
        let listings = page.listings
        let shaper = ListingShaper(pages: pages, listings: listings, language: page.language)
        var fences: [ListingView] = []
        for node in document.nodes where node.kind == .codeBlock {
            guard fences.count < listings.count else { break }
            fences.append(shaper.view(of: listings[fences.count], number: fences.count, body: document[node.text]))
        }
        return fences
    }

    // MARK: Links

    /// Where a link of the text leads.
    ///
    /// - Parameter form: Which files of the output links to pages lead to.
    func link(_ link: Link, of page: PageFacts, to form: PageForm) -> LinkView {
        switch index.target(of: link.destination, isImage: link.isImage, in: page) {
        case .broken: return .none
        case .external(let url): return link.isImage ? .image(address: url, width: nil, height: nil) : .external(url: url)
        case .fragment(let fragment):
            let anchor = anchor(fragment, on: entry, of: page)
            let own = quotingPath.map { SiteURL.relative(to: pages.frames.path(of: entry), from: $0) } ?? ""
            return .internal(address: own + "#" + PercentEncoding.encode(fragment: anchor), badge: nil)
        case .asset(let asset):
            let variant = variant(of: asset)
            let address = SiteURL.relative(to: OutputPath.asset(variant), from: path)
            guard link.isImage else { return .internal(address: address, badge: nil) }
            let size = index.imageSizes[variant]
            return .image(address: address, width: size?.width, height: size?.height)
        case .page(let id, let query, let fragment):
            guard let target = index.position(of: id) else { return .none }
            var address = SiteURL.relative(to: pages.frames.path(of: target, as: form), from: path) + query
            if let fragment {
                let anchor = anchor(fragment, on: target, of: page)
                if !anchor.isEmpty { address += "#" + PercentEncoding.encode(fragment: anchor) }
            }
            return .internal(address: address, badge: pages.frames.badge(of: target))
        case .generated(let page, let query):
            // A text that stands in for a translation may name a page that its readers do not have.
            return pages.frames.address(page, from: path).map { .internal(address: $0 + query, badge: nil) } ?? .none
        }
    }

    private func anchor(_ fragment: String, on target: Int, of page: PageFacts) -> String {
        let language = index.position(of: page.language) ?? edition.position
        return index.anchor(fragment, on: index.entries[target], for: edition.position, writtenIn: language) ?? fragment
    }

    /// `window.ru.png` for `window.png`, where there is one for the reader's language.
    private func variant(of asset: String) -> String {
        let name = ContentPath.name(of: asset)
        guard let dot = name.lastIndex(of: ".") else { return asset }
        let stem = asset.dropLast(name[dot...].count)
        let variant = "\(stem).\(edition.language.tag.string)\(name[dot...])"
        return index.assets.contains(variant) ? variant : asset
    }
}
