internal import HTML
internal import Models
internal import ViewModels

/// Draws the site's navigation: the groups, and the pages of the current one.
enum NavigationRenderer {
    static func write(_ frame: FrameView, to html: inout HTMLWriter) {
        guard !frame.navigation.isEmpty else { return }
        html.markup("<details class=\"menu\"><summary>")
        html.text(frame.words[.menu])
        html.markup("</summary>\n<nav class=\"navigation\"")
        html.attribute("aria-label", frame.words[.navigation])
        html.markup(">\n<ul>\n")
        for group in frame.navigation { write(group, in: frame, to: &html) }
        if let address = frame.allGroups { all(at: address, in: frame, to: &html) }
        html.markup("</ul>\n</nav>\n</details>\n")
    }

    private static func write(_ group: FrameView.NavigationGroup, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup(group.isCurrent ? "<li class=\"current\"><a" : "<li><a")
        html.attribute("href", url: group.address)
        // What has no pages below it is a page itself.
        if group.isCurrent, group.pages.isEmpty { html.markup(" aria-current=\"page\"") }
        html.markup(">")
        html.text(group.title)
        html.markup("</a>")
        if !group.pages.isEmpty {
            html.markup("\n<ul>\n")
            for page in group.pages {
                html.markup("<li>")
                LinkRenderer.write(page, in: frame, to: &html)
                html.markup("</li>\n")
            }
            if let address = group.allPages { all(at: address, in: frame, to: &html) }
            html.markup("</ul>\n")
        }
        html.markup("</li>\n")
    }

    /// The last line of a list that does not hold everything.
    private static func all(at address: String, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<li><a")
        html.attribute("href", url: address)
        html.markup(">")
        html.text(frame.words[.allPages])
        html.markup("</a></li>\n")
    }
}
