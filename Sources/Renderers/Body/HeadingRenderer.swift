internal import HTML
internal import Markup
internal import Models
internal import ViewModels

/// Draws a heading with its ids, a link to itself and what is known of its section.
enum HeadingRenderer {
    static func open(_ heading: HeadingView?, level: Int32, to html: inout HTMLWriter) {
        html.markup("<div class=\"heading\"><h")
        html.number(Int(level))
        if let heading { html.attribute("id", heading.id) }
        html.markup(">")
        alias(of: heading, to: &html)
    }

    static func close(_ heading: HeadingView?, level: Int32, in body: BodyRenderer, to html: inout HTMLWriter) {
        html.markup("</h")
        html.number(Int(level))
        html.markup(">")
        if let heading { permalink(to: heading, in: body, to: &html) }
        html.markup("</div>\n")
        if let notice = heading?.notice { NoticeRenderer.write(notice, in: body.frame, to: &html) }
    }

    /// A second place that leads to the heading.
    static func alias(of heading: HeadingView?, to html: inout HTMLWriter) {
        guard let alias = heading?.alias else { return }
        html.markup("<span")
        html.attribute("id", alias)
        html.markup("></span>")
    }

    private static func permalink(to heading: HeadingView, in body: BodyRenderer, to html: inout HTMLWriter) {
        html.markup("<a class=\"permalink\"")
        html.attribute("href", fragment: heading.id)
        html.attribute("aria-label", body.frame.words[.permalink])
        body.chromeLanguage(to: &html)
        html.markup(">#</a>")
    }
}
