internal import Localization
internal import Models
internal import SampleSource

/// Shapes the fences of a page.
struct ListingShaper {
    let pages: PageShaper
    /// For each sample that the page shows: the id of the first listing that shows it.
    private let shown: [String: String]
    /// The language of the samples, where it is not the page's.
    private let foreignLanguage: String?
    private var words: Words { pages.edition.words }
    /// - Parameters:
    ///   - listings: All fences of the page.
    ///   - language: The language of the page's text.
    init(pages: PageShaper, listings: [Models.Listing], language: LanguageTag) {
        self.pages = pages
        let samples = pages.index.configuration.sampleLanguage
        foreignLanguage = samples == language.string ? nil : samples
        let wantsIDs = listings.contains { if case .tree = $0.content { true } else { false } }
        let shown =
            wantsIDs
            ? listings.enumerated().flatMap { number, listing in listing.references.map { ($0.path, Self.id(number)) } } : []
        self.shown = Dictionary(shown, uniquingKeysWith: { first, _ in first })
    }

    private static func id(_ number: Int) -> String { "pilaster:listing-\(number)" }

    private var root: String { pages.index.configuration.samples }

    /// - Parameters:
    ///   - number: The fence's place on the page, from 0.
    ///   - body: What stands between the fences.
    func view(of listing: Models.Listing, number: Int, body: ArraySlice<UInt8>) -> ListingView {
        var view = view(of: listing, body: body)
        // Only what a tree of the page leads to needs an id.
        if shown.isEmpty { return view }
        let id = Self.id(number)
        if listing.references.contains(where: { shown[$0.path] == id }) { view.id = id }
        return view
    }

    private func view(of listing: Models.Listing, body: ArraySlice<UInt8>) -> ListingView {
        switch listing.content {
        case .inline: inline(listing, body)
        case .sample(let reference): view(code(reference, listing, title: listing.title).map { .code($0) })
        case .tabs(let references): view(.tabs(references.compactMap { code($0, listing, title: nil) }))
        case .diff(let old, let new): view(diff(old, new, listing))
        case .tree(let path): ListingView(content: .tree(tree(path, listing)), status: .none)
        }
    }

    /// A sample's listing. A reference that leads nowhere has been refused before anything is drawn.
    private func view(_ content: ListingView.Content?) -> ListingView {
        let status: ListingView.Status =
            switch pages.verification {
            case .passed: .tested(label: words[.listingTested])
            case .skipped: .notVerified(label: words[.listingNotVerified])
            }
        return ListingView(content: content ?? .tabs([]), status: status)
    }

    private func inline(_ listing: Models.Listing, _ body: ArraySlice<UInt8>) -> ListingView {
        let code = ListingView.Code(
            code: Array(body), language: listing.language, title: listing.title,
            label: words.text(.listingCode, ["name": listing.title ?? listing.language]), sourceURL: nil,
            foreignComments: [], foreignLanguage: nil, foreignLabel: words[.untranslatedComment])
        return ListingView(
            content: .code(code),
            status: listing.language == "swift" ? .notCompiled(label: words[.listingNotCompiled]) : .none)
    }

    private func code(
        _ reference: Models.Listing.Reference, _ listing: Models.Listing, title: String?
    ) -> ListingView.Code? {
        guard let excerpt = pages.samples[reference.path]?.listing(region: reference.region) else { return nil }
        let localized = LocalizedCode(of: excerpt, with: listing.body.map(\.text))
        let name = title ?? ContentPath.name(of: reference.path)
        return ListingView.Code(
            code: localized.code, language: listing.language, title: name,
            label: words.text(.listingCode, ["name": name]), sourceURL: pages.frames.sourceURL("\(root)/\(reference.path)"),
            foreignComments: foreignLanguage == nil ? [] : localized.untranslated, foreignLanguage: foreignLanguage,
            foreignLabel: words[.untranslatedComment])
    }

    // MARK: Several files

    private func diff(
        _ old: Models.Listing.Reference, _ new: Models.Listing.Reference, _ listing: Models.Listing
    ) -> ListingView.Content? {
        guard let before = code(old, listing, title: nil), let after = code(new, listing, title: nil),
            let oldListing = localized(old, listing), let newListing = localized(new, listing)
        else { return nil }
        let names: KeyValuePairs = ["old": before.title ?? "", "new": after.title ?? ""]
        return .diff(
            ListingView.Diff(
                old: before, new: after, label: words.text(.listingDiff, names),
                lines: DiffShaper.lines(from: oldListing, to: newListing), addedLabel: words[.diffAdded],
                removedLabel: words[.diffRemoved]))
    }

    private func localized(_ reference: Models.Listing.Reference, _ listing: Models.Listing) -> SampleSource.Listing? {
        let excerpt = pages.samples[reference.path]?.listing(region: reference.region)
        return excerpt.map { $0.localized(with: listing.body.map(\.text))?.listing ?? $0 }
    }

    private func tree(_ path: String, _ listing: Models.Listing) -> ListingView.Tree {
        TreeShaper(pages: pages, listing: listing, shown: shown, foreignLanguage: foreignLanguage).tree(of: path)
    }
}
