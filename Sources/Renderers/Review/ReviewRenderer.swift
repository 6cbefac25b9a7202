public import HTML
public import ViewModels

/// Draws a translation beside its origin. Nobody but whoever serves the site for themselves ever sees it, so its own words
/// are in the tool's language.
public enum ReviewRenderer {
    /// Writes a whole document.
    public static func write(_ view: ReviewView, to html: inout HTMLWriter) {
        html.markup("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">\n<head>\n<base")
        html.attribute("href", url: view.address)
        html.markup(">\n")
        html.documentBasics(title: "Review: \(view.title)")
        html.meta("robots", "noindex")
        html.styleSheet(view.styleSheet, favicon: view.favicon)
        html.markup("<style>")
        html.markup(ReviewStyle.sheet)
        html.markup("</style>\n</head>\n<body class=\"review-page\">\n<main>\n")
        header(view, to: &html)
        let origin = ReviewSideRenderer(view.origin, firstListing: 0)
        let translation = view.translation.map { ReviewSideRenderer($0, firstListing: view.origin.body.listings.count) }
        for row in view.rows { write(row, origin, translation, to: &html) }
        html.markup("</main>\n</body>\n</html>\n")
    }

    private static func header(_ view: ReviewView, to html: inout HTMLWriter) {
        html.markup("<header class=\"review-header\">\n<h1>")
        html.text("Review: \(view.title)")
        html.markup("</h1>\n")
        for difference in view.differences { note(difference, to: &html) }
        html.markup("<div class=\"review-pair\">\n")
        name(view.origin, role: "origin", to: &html)
        if let translation = view.translation {
            name(translation, role: "translation", to: &html)
        } else {
            html.markup("<p>There is no translation yet: <code>pilaster translate</code> begins one.</p>\n")
        }
        html.markup("</div>\n</header>\n")
    }

    private static func name(_ side: ReviewView.Side, role: String, to html: inout HTMLWriter) {
        html.markup("<p><strong")
        html.language(side.language, isRightToLeft: side.isRightToLeft)
        html.markup(">")
        html.text(side.name)
        html.markup("</strong> (")
        html.text(role)
        html.markup("): <code>")
        html.text(side.file)
        html.markup("</code></p>\n")
    }

    private static func write(
        _ row: ReviewView.Row, _ origin: ReviewSideRenderer, _ translation: ReviewSideRenderer?, to html: inout HTMLWriter
    ) {
        html.markup("<section class=\"review-row ")
        html.markup(row.mark.className)
        html.markup("\"")
        html.attribute("aria-label", row.key)
        html.markup(">\n<p class=\"review-mark\"><code>")
        html.text(row.key)
        html.markup("</code> ")
        html.markup(row.mark.words)
        html.markup("</p>\n")
        for difference in row.differences { note(difference, to: &html) }
        html.markup("<div class=\"review-pair\">\n")
        origin.write(row.origin, to: &html)
        if let translation {
            translation.write(row.translation, to: &html)
        } else {
            html.markup("<div></div>\n")
        }
        html.markup("</div>\n</section>\n")
    }

    private static func note(_ difference: String, to html: inout HTMLWriter) {
        html.markup("<p class=\"review-difference\">")
        html.text(difference)
        html.markup("</p>\n")
    }
}

extension ReviewView.Mark {
    fileprivate var className: StaticString {
        switch self {
        case .current: "current"
        case .behind: "behind"
        case .missing: "missing"
        case .surplus: "surplus"
        case .unrecorded: "unrecorded"
        }
    }

    fileprivate var words: StaticString {
        switch self {
        case .current: "is up to date"
        case .behind: "is behind: the origin has changed since it was translated"
        case .missing: "is missing in the translation"
        case .surplus: "is not in the origin"
        case .unrecorded: "is of an unknown state: nobody recorded what was translated"
        }
    }
}
