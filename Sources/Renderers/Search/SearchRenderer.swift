internal import HTML
internal import Models
internal import ViewModels

/// Draws the way into the search: a link to all pages, which the site's script turns into a button that opens a dialog.
enum SearchRenderer {
    static func write(_ frame: FrameView, to html: inout HTMLWriter) {
        guard let search = frame.addresses.search else { return }
        html.markup("<a class=\"find\"")
        html.attribute("href", url: frame.addresses.allPages)
        html.attribute("data-search", search)
        // Where no script runs, the link says where it leads; then there are elements in `noscript`, which the style sheet sees.
        html.markup("><noscript><span>")
        html.text(frame.words[.allPages])
        html.markup("</span></noscript><span>")
        html.text(frame.words[.searchLabel])
        html.markup("</span></a>\n")
    }
}
