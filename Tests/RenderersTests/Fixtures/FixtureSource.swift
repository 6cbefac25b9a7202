import HTML
@testable import Renderers
@testable import ViewModels

/// The source of a markdown text as it stands in a page.
func bodySource(
    _ markdown: String, language: FixtureLanguage = .hungarian, listings: [ListingView] = [], links: [LinkView]? = nil,
    allowsRawHTML: Bool = false
) -> String {
    var view = BodyView.fixture(markdown, listings: listings, allowsRawHTML: allowsRawHTML)
    if let links { view.links = links }
    var body = BodyRenderer(view, in: .fixture(language, title: "x"))
    var html = HTMLWriter()
    body.writeText(to: &html)
    let source = String(decoding: html.bytes, as: UTF8.self)
    return String(source.dropFirst("<div class=\"text\">\n".count).dropLast("</div>\n".count))
}

/// The source of an article with a text and a title.
func articleSource(_ markdown: String, title: String = "x", allowsRawHTML: Bool = false) -> String {
    let body = BodyView.fixture(markdown, allowsRawHTML: allowsRawHTML)
    var article = ArticleView.fixture(title, body: body)
    article.description = title
    article.question = title
    article.alsoKnownAs = [title]
    article.tags = [.fixture(title, "tags.html")]
    let page = PageView(
        frame: .fixture(.hungarian, title: title, description: title), content: .article(article))
    return FixturePage(name: "") { PageRenderer.write(page, to: &$0) }.html
}
