internal import HTML
internal import Models
internal import ViewModels

/// Draws what stands above an article's text: the way to it, its title and what is known of it.
enum ArticleHeaderRenderer {
    static func write(
        _ article: ArticleView, in frame: FrameView, body: inout BodyRenderer, to html: inout HTMLWriter
    ) {
        html.markup("<header class=\"article-header\">\n")
        BreadcrumbsRenderer.write(article.breadcrumbs, in: frame, to: &html)
        if let fallback = article.fallback { NoticeRenderer.write(fallback, in: frame, to: &html) }
        body.writeTitle(or: article.title, to: &html)
        if let description = article.description {
            paragraph("lead", description, in: article.body.language, to: &html)
        }
        facts(article, in: frame, to: &html)
        html.markup("</header>\n")
    }

    private static func paragraph(
        _ name: StaticString, _ text: String, in language: TextLanguage?, to html: inout HTMLWriter
    ) {
        html.markup("<p class=\"")
        html.markup(name)
        html.markup("\"")
        html.language(language)
        html.markup(">")
        html.prose(text)
        html.markup("</p>\n")
    }

    private static func facts(_ article: ArticleView, in frame: FrameView, to html: inout HTMLWriter) {
        guard !article.alsoKnownAs.isEmpty || article.question != nil || !article.tags.isEmpty else { return }
        html.markup("<dl class=\"facts\">\n")
        if !article.alsoKnownAs.isEmpty {
            fact(frame.words[.alsoKnownAs], to: &html) { names(article.alsoKnownAs, to: &$0) }
        }
        if let question = article.question {
            fact(frame.words[.question], to: &html) { html in
                html.markup("<span")
                html.language(article.body.language)
                html.markup(">")
                html.prose(question)
                html.markup("</span>")
            }
        }
        if !article.tags.isEmpty {
            fact(frame.words[.tags], to: &html) { TagsRenderer.write(article.tags, in: frame, to: &$0) }
        }
        html.markup("</dl>\n")
    }

    private static func fact(_ term: String, to html: inout HTMLWriter, value: (inout HTMLWriter) -> Void) {
        html.markup("<div><dt>")
        html.prose(term)
        html.markup("</dt><dd>")
        value(&html)
        html.markup("</dd></div>\n")
    }

    private static func names(_ names: [String], to html: inout HTMLWriter) {
        for (index, name) in names.enumerated() {
            if index > 0 { html.markup(", ") }
            html.text(name)
        }
    }
}
