internal import HTML
internal import Models
internal import ViewModels

/// Draws what stands below every page.
enum FooterRenderer {
    static func write(_ frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<footer class=\"site-footer\">\n<ul>\n")
        link(to: frame.addresses.allPages, .allPages, in: frame, to: &html)
        if let comparison = frame.addresses.comparison { link(to: comparison, .compareTitle, in: frame, to: &html) }
        if let interview = frame.addresses.interview { link(to: interview, .interviewTitle, in: frame, to: &html) }
        if let tags = frame.addresses.tags { link(to: tags, .tags, in: frame, to: &html) }
        if let feed = frame.addresses.feed { link(to: feed, .feed, in: frame, to: &html) }
        if let editURL = frame.editURL { link(to: editURL, .editPage, in: frame, to: &html) }
        html.markup("</ul>\n<p>")
        html.text(frame.words[.madeWith])
        html.markup("</p>\n</footer>\n")
    }

    private static func link(to address: String, _ word: InterfaceWord, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<li><a")
        html.attribute("href", url: address)
        html.markup(">")
        html.text(frame.words[word])
        html.markup("</a></li>\n")
    }
}
