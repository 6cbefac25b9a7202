import HTML
import Renderers
import Testing
@testable import ViewModels

private let attack = "A < B & \"C\" <script>alert(1)</script>"

@Suite struct `Nothing that authors write` {
    @Test func `B39: is escaped less or more than once in a page`() {
        let source = articleSource("a\n", title: attack)
        let scripts = { (source: String) in source.split(separator: "<script").count }
        #expect(scripts(source) == scripts(articleSource("a\n", title: "A")))
        #expect(!source.contains("&amp;lt;") && !source.contains("&amp;amp;"))
        #expect(source.contains("<h1>A &lt; B &amp; \"C\" &lt;script&gt;alert(1)&lt;/script&gt;</h1>"))
        #expect(source.contains("content=\"A &lt; B &amp; &quot;C&quot; &lt;script&gt;alert(1)&lt;/script&gt;\""))
        #expect(source.contains("<title>A &lt; B &amp; \"C\" &lt;script&gt;"))
    }

    @Test func `B41: runs as code`() {
        let listing = ListingView(
            content: .code(.fixture("<img src=x onerror=alert(1)>", title: "<b>\"", language: "html")),
            status: .tested(label: "<i>"))
        let source = bodySource("`<img src=x onerror=alert(1)>`\n\n```\nx\n```\n", listings: [listing])
        #expect(!source.contains("<img") && !source.contains("<b>") && !source.contains("<i>"))
        #expect(source.split(separator: "&lt;img src=x onerror=alert(1)&gt;").count == 3)
    }

    @Test(arguments: ["javascript:alert(1)", "java\tscript:x", " vbscript:x", "data:text/html,x"])
    func `B42: is a link with a dangerous address, even if a view lets it through`(url: String) {
        let source = bodySource(
            "[a](x) ![b](y)", links: [.external(url: url), .image(address: url, width: nil, height: nil)])
        #expect(source == "<p><a>a</a> <img alt=\"b\" loading=\"lazy\"></p>\n")
    }

    @Test(arguments: [
        "<svg onload=x>", "<a href=\"java&#10;script:x\">a</a>", "<iframe srcdoc=x>", "<details>", "</div></main></body>",
        "<p", "<!--", "<textarea>", "a <kbd>b</kbd>",
    ])
    func `B42, B43: is raw HTML, unless the site trusts it`(html: String) {
        let source = articleSource("\(html)\n\nb\n")
        #expect(structure(of: source) == structure(of: articleSource("a\n\nb\n")))
        #expect(articleSource("<svg onload=x>\n", allowsRawHTML: true).contains("\n<svg onload=x>\n"))
    }

    /// The tags of a page but for paragraphs and the block that shows raw HTML.
    private func structure(of source: String) -> [Substring] {
        source.replacing("<pre class=\"raw-html\" dir=\"ltr\"><code>", with: "").replacing("</code></pre>", with: "")
            .replacing("<p>", with: "").replacing("</p>", with: "").split(separator: "<").dropFirst()
            .map { $0.prefix { $0 != ">" } }
    }

    @Test func `B07: takes an id of the chrome or of another heading`() {
        var home = PageView.home
        home.content = .home(
            HomeView(
                title: "x", description: nil, fallback: nil,
                body: .fixture("## A {#model-view}\n## Menu\n## Related {#related}\n"),
                groups: [.modelView]))
        for page in FixturePage.all + [FixturePage(name: "home") { [home] in PageRenderer.write(home, to: &$0) }] {
            let ids = page.html.split(separator: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
            #expect(Set(ids).count == ids.count, "\(page.name)")
        }
    }

    @Test func `B40: breaks a site map`() {
        let view = SitemapView(pages: [
            SitemapView.Page(
                url: "https://example.org/hu/c&d.html",
                alternates: [FrameView.Alternate(language: "hu", url: "https://example.org/\u{8}]]>'\"")])
        ])
        #expect(
            String(decoding: SitemapRenderer.bytes(of: view), as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
                <url>
                <loc>https://example.org/hu/c&amp;d.html</loc>
                <xhtml:link rel="alternate" hreflang="hu" href="https://example.org/]]&gt;&#39;&quot;"/>
                </url>
                </urlset>

                """)
    }
}
