internal import HTML
internal import ViewModels

/// Draws the home page of a language: the beginning of its text, the catalogue, and the rest of its text.
enum HomeRenderer {
    static func write(_ home: HomeView, in frame: FrameView, to html: inout HTMLWriter) {
        var body = BodyRenderer(home.body, in: frame)
        html.markup("<header class=\"hero\">\n")
        if let fallback = home.fallback { NoticeRenderer.write(fallback, in: frame, to: &html) }
        body.writeTitle(or: home.title, to: &html)
        if let description = home.description {
            html.markup("<p class=\"lead\"")
            html.language(home.body.language)
            html.markup(">")
            html.prose(description)
            html.markup("</p>\n")
        }
        html.markup("</header>\n")
        body.writeIntroduction(to: &html)
        PageGroupsRenderer.write(home.groups, idPrefix: "pilaster:", in: frame, to: &html)
        PageGroupsRenderer.write(cards: home.ways, in: frame, to: &html)
        body.writeText(to: &html)
    }
}
