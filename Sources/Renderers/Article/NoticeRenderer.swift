internal import HTML
internal import Models
internal import ViewModels

/// Draws what a reader should know before relying on a text: that it is in another language, or that its origin moved on.
enum NoticeRenderer {
    static func write(_ fallback: ArticleView.FallbackNotice, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<p class=\"notice\">")
        html.prose(fallback.text)
        if let url = fallback.translateURL {
            html.markup(" <a")
            html.attribute("href", url: url)
            html.markup(">")
            html.prose(frame.words[.fallbackTranslate])
            html.markup("</a>")
        }
        html.markup("</p>\n")
    }

    /// The notice stands in the text, so it says in which language it is.
    static func write(_ behind: HeadingView.BehindNotice, in frame: FrameView, to html: inout HTMLWriter) {
        html.markup("<p class=\"notice\"")
        html.language(of: frame)
        html.markup(">")
        html.prose(behind.text)
        html.markup(" <a")
        html.attribute("href", url: behind.address)
        html.markup(">")
        html.prose(behind.linkText)
        html.markup("</a></p>\n")
    }
}
