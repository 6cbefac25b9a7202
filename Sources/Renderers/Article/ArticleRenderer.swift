internal import HTML
internal import ViewModels

/// Draws a pattern or another page with a text of its own: header, contents, text, evidence, ways on.
enum ArticleRenderer {
    static func write(_ article: ArticleView, in frame: FrameView, to html: inout HTMLWriter) {
        var body = BodyRenderer(article.body, in: frame)
        html.markup("<article class=\"article\">\n")
        ArticleHeaderRenderer.write(article, in: frame, body: &body, to: &html)
        ContentsRenderer.write(article.contents, in: frame, language: article.body.language, to: &html)
        body.writeText(to: &html)
        html.markup("<footer class=\"article-footer\">\n")
        if let evidence = article.evidence { EvidenceRenderer.write(evidence, to: &html) }
        RelatedRenderer.write(article.related, in: frame, to: &html)
        PagerRenderer.write(previous: article.previous, next: article.next, in: frame, to: &html)
        html.markup("</footer>\n</article>\n")
    }
}
