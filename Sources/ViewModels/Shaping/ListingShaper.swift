internal import Localization
internal import Models
internal import SampleSource

/// Shapes the fences of a page.
struct ListingShaper {
    let pages: PageShaper
    /// The language of the page's text.
    let language: LanguageTag
    private var words: Words { pages.edition.words }
    private var root: String { pages.index.configuration.samples }

    /// - Parameter body: What stands between the fences.
    func view(of listing: Models.Listing, body: ArraySlice<UInt8>) -> ListingView {
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
            foreignComments: localized.untranslated, foreignLanguage: nil, foreignLabel: words[.untranslatedComment])
    }

    // MARK: Several files

    private func diff(
        _ old: Models.Listing.Reference, _ new: Models.Listing.Reference, _ listing: Models.Listing
    ) -> ListingView.Content? {
        guard let before = code(old, listing, title: nil), let after = code(new, listing, title: nil) else { return nil }
        let names = ["old": before.title ?? "", "new": after.title ?? ""]
        return .diff(
            ListingView.Diff(
                old: before, new: after, label: words.text(.listingDiff, names),
                lines: UnifiedLines.between(before.code, after.code), addedLabel: words[.diffAdded],
                removedLabel: words[.diffRemoved]))
    }

    private func tree(_ path: String, _ listing: Models.Listing) -> ListingView.Tree {
        TreeShaper(pages: pages, listing: listing).tree(of: path)
    }
}
