internal import HTML
internal import Models
internal import ViewModels

/// Draws the site's navigation: the groups, and the pages of the current one.
enum NavigationRenderer {
    /// - Parameter drawn: The navigation of the page before, and then that of this page.
    static func write(_ frame: FrameView, drawn: inout DrawnNavigation, to html: inout HTMLWriter) {
        guard !frame.navigation.groups.isEmpty else { return }
        if drawn.view !== frame.navigation { drawn = draw(frame) }
        guard let current = frame.currentPage, drawn.marks.indices.contains(current) else {
            return html.markup(0..<drawn.html.count, of: drawn.html)
        }
        let mark = drawn.marks[current]
        html.markup(0..<mark, of: drawn.html)
        html.markup(" aria-current=\"page\"")
        html.markup(mark..<drawn.html.count, of: drawn.html)
    }

    private static func draw(_ frame: FrameView) -> DrawnNavigation {
        var drawn = DrawnNavigation()
        drawn.view = frame.navigation
        drawn.html.markup("<details class=\"menu\"><summary>")
        drawn.html.text(frame.words[.menu])
        drawn.html.markup("</summary>\n<nav class=\"navigation\"")
        drawn.html.attribute("aria-label", frame.words[.navigation])
        drawn.html.markup(">\n<ul>\n")
        for group in frame.navigation.groups { draw(group, in: frame, to: &drawn) }
        if let address = frame.navigation.allGroups { all(at: address, in: frame, to: &drawn.html) }
        drawn.html.markup("</ul>\n</nav>\n</details>\n")
        return drawn
    }

    private static func draw(_ group: NavigationView.Group, in frame: FrameView, to drawn: inout DrawnNavigation) {
        drawn.html.markup(group.isCurrent ? "<li class=\"current\"><a" : "<li><a")
        drawn.html.attribute("href", url: group.address)
        // What has no pages below it is a page itself.
        if group.isCurrent, group.pages.isEmpty { drawn.html.markup(" aria-current=\"page\"") }
        drawn.html.markup(">")
        drawn.html.text(group.title)
        drawn.html.markup("</a>")
        if !group.pages.isEmpty {
            drawn.html.markup("\n<ul>\n")
            for page in group.pages { draw(page, isInCurrentGroup: group.isCurrent, in: frame, to: &drawn) }
            if let address = group.allPages { all(at: address, in: frame, to: &drawn.html) }
            drawn.html.markup("</ul>\n")
        }
        drawn.html.markup("</li>\n")
    }

    private static func draw(
        _ page: FrameView.NavigationLink, isInCurrentGroup: Bool, in frame: FrameView, to drawn: inout DrawnNavigation
    ) {
        drawn.html.markup("<li><a")
        drawn.html.attribute("href", url: page.address)
        if isInCurrentGroup { drawn.marks.append(drawn.html.count) }
        LinkRenderer.finish(page, in: frame, to: &drawn.html)
        drawn.html.markup("</li>\n")
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
