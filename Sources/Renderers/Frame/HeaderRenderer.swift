internal import HTML
internal import Models
internal import ViewModels

/// Draws the band above every page: the site's title and the switch of languages.
enum HeaderRenderer {
    /// From how many languages on they are folded away.
    private static let longSwitcher = 5

    static func write(_ frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<header class=\"site-header\">\n<a class=\"site-title\"")
        html.attribute("href", url: frame.addresses.home)
        html.markup(">")
        html.text(frame.siteTitle)
        html.markup("</a>\n")
        if frame.switcher.count > 1 { switcher(frame, to: &html) }
        SearchRenderer.write(frame, to: &html)
        themes(frame, to: &html)
        html.markup("</header>\n")
    }

    /// The choice of a theme; the style sheet shows it where scripts run.
    private static func themes(_ frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<select class=\"theme\" autocomplete=\"off\"")
        html.attribute("aria-label", frame.words[.themeLabel])
        html.markup(">\n<option value=\"auto\">")
        html.text(frame.words[.themeAuto])
        html.markup("</option>\n<option value=\"light\">")
        html.text(frame.words[.themeLight])
        html.markup("</option>\n<option value=\"dark\">")
        html.text(frame.words[.themeDark])
        html.markup("</option>\n</select>\n")
    }

    private static func switcher(_ frame: FrameView, to html: inout HTMLWriter) {
        let isLong = frame.switcher.count >= longSwitcher
        html.markup("<nav class=\"languages\"")
        html.attribute("aria-label", frame.words[.language])
        html.markup(">\n")
        if isLong {
            html.markup("<details><summary>")
            html.text(frame.switcher.first { $0.isCurrent }?.name ?? frame.words[.language])
            html.markup("</summary>\n")
        }
        html.markup("<ul>\n")
        for choice in frame.switcher { write(choice, to: &html) }
        html.markup(isLong ? "</ul>\n</details>\n</nav>\n" : "</ul>\n</nav>\n")
    }

    private static func write(_ choice: FrameView.LanguageChoice, to html: inout HTMLWriter) {
        html.markup("<li><a")
        html.attribute("href", url: choice.address)
        html.attribute("hreflang", choice.language)
        html.language(choice.language, isRightToLeft: choice.isRightToLeft)
        if choice.isCurrent { html.markup(" aria-current=\"true\"") }
        if choice.isFallback { html.markup(" class=\"fallback\"") }
        html.markup(">")
        html.text(choice.name)
        html.markup("</a></li>\n")
    }
}
