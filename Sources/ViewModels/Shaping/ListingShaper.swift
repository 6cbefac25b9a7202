internal import Localization
internal import Models
internal import SampleSource

/// Shapes the fences of a page.
struct ListingShaper {
    let pages: PageShaper
    /// The language of the page's text.
    let language: LanguageTag
    private var words: Words { pages.edition.words }

    /// - Parameter code: The body of the fence.
    func view(of listing: Listing, code: ArraySlice<UInt8>) -> ListingView {
        let title = listing.title
        let code = ListingView.Code(
            code: Array(code), language: listing.language, title: title,
            label: words.text(.listingCode, ["name": title ?? listing.language]), sourceURL: nil, foreignComments: [],
            foreignLanguage: nil, foreignLabel: words[.untranslatedComment])
        return ListingView(
            content: .code(code),
            status: listing.language == "swift" ? .notCompiled(label: words[.listingNotCompiled]) : .none)
    }
}
