internal import Localization
public import Markup
public import Models
internal import SampleSource

/// A text and the little of a frame that drawing it asks for.
public struct FragmentView: Sendable {
    public var body: BodyView
    public var frame: FrameView
}

/// Shapes one file's text without a site around it: as on a page, but that links stay as they are written, since nobody
/// knows where the fragment will stand, and that there are no samples.
public enum FragmentShaper {
    /// The view of a text whose facts have been read.
    public static func fragment(of facts: PageFacts, document: Document) -> FragmentView {
        let index = SiteIndex(ofSingle: facts)
        let pages = PageShaper(
            edition: Edition(of: index, in: 0), samples: SampleLibrary(files: []), verification: .skipped)
        var body = BodyShaper(pages: pages, entry: 0, document: document).body()
        body.hasTitle = false
        body.listings = zip(body.listings, facts.listings).map { $1.content == .inline ? $0 : placeholder(for: $1) }
        body.links = facts.links.map { link($0, of: facts, in: index) }
        var memory = NavigationMemory()
        return FragmentView(body: body, frame: pages.frames.frame(of: 0, &memory))
    }

    /// Where a page would show a sample: its name.
    private static func placeholder(for listing: Models.Listing) -> ListingView {
        let path = listing.references.map(\.path).joined(separator: ", ")
        return ListingView(
            content: .code(
                ListingView.Code(
                    code: [], language: listing.language, title: path, label: path, sourceURL: nil, foreignComments: [],
                    foreignLanguage: nil, foreignLabel: "")),
            status: .none)
    }

    private static func link(_ link: Link, of facts: PageFacts, in index: SiteIndex) -> LinkView {
        if case .broken(.dangerous) = index.target(of: link.destination, isImage: link.isImage, in: facts) { return .none }
        return link.isImage
            ? .image(address: link.destination, width: nil, height: nil) : .internal(address: link.destination, badge: nil)
    }
}
