internal import HTML
internal import ViewModels

/// Draws the line above a listing: its name, and what is known of its code.
enum CaptionRenderer {
    static func write(_ listing: ListingView, in body: BodyRenderer, to html: inout HTMLWriter) {
        guard listing.content.hasCaption || listing.status.label != nil else { return }
        html.markup("<figcaption>")
        switch listing.content {
        case .code(let code): title(of: code, to: &html)
        case .diff(let diff):
            title(of: diff.old, to: &html)
            html.markup("<span class=\"arrow\" aria-hidden=\"true\">→</span>")
            title(of: diff.new, to: &html)
        // Tabs carry their own names, and a folder begins with its own.
        case .tabs, .tree: break
        }
        status(listing.status, in: body, to: &html)
        html.markup("</figcaption>\n")
    }

    /// Writes what a code is called, as a link to the whole file where there is one.
    private static func title(of code: ListingView.Code, to html: inout HTMLWriter) {
        guard let title = code.title else { return }
        guard let url = code.sourceURL else {
            html.markup("<span class=\"file\" dir=\"auto\">")
            html.text(title)
            return html.markup("</span>")
        }
        html.markup("<a class=\"file\" dir=\"auto\"")
        html.attribute("href", url: url)
        html.markup(">")
        html.text(title)
        html.markup("</a>")
    }

    private static func status(_ status: ListingView.Status, in body: BodyRenderer, to html: inout HTMLWriter) {
        guard let label = status.label else { return }
        html.markup("<span class=\"status ")
        html.markup(status.className)
        html.markup("\"")
        body.chromeLanguage(to: &html)
        html.markup(">")
        html.prose(label)
        html.markup("</span>")
    }
}

extension ListingView.Content {
    fileprivate var hasCaption: Bool {
        switch self {
        case .code(let code): code.title != nil
        case .diff(let diff): diff.old.title != nil || diff.new.title != nil
        case .tabs, .tree: false
        }
    }
}

extension ListingView.Status {
    var label: String? {
        switch self {
        case .tested(let label), .notVerified(let label), .notCompiled(let label): label
        case .none: nil
        }
    }

    fileprivate var className: StaticString {
        switch self {
        case .tested: "tested"
        case .notVerified: "not-verified"
        case .notCompiled, .none: "not-compiled"
        }
    }
}
