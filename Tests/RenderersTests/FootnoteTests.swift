import HTML
import Markdown
import Markup
@testable import Renderers
import Testing
@testable import ViewModels

@Suite struct `Footnotes on a page` {
    private func html(_ markdown: String, links: [String] = []) -> String {
        var body = BodyView.fixture(markdown)
        if !links.isEmpty { body.links = links.map { .external(url: $0) } }
        var html = HTMLWriter()
        var renderer = BodyRenderer(body, in: .fixture(.hungarian, title: "x"))
        renderer.writeBlocks(to: &html)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test func `stand at its end, and lead back to each reference`() {
        #expect(
            html("a[^n] b[^n]\n\n[^n]: c\n\nd\n") == """
                <p>a<sup><a class="footnote" role="doc-noteref" aria-describedby="pilaster:footnotes" href="#pilaster:note-1" id="pilaster:note-1-reference-1">1</a></sup> b<sup><a class="footnote" role="doc-noteref" aria-describedby="pilaster:footnotes" href="#pilaster:note-1" id="pilaster:note-1-reference-2">1</a></sup></p>
                <p>d</p>
                <section class="footnotes" role="doc-endnotes" aria-labelledby="pilaster:footnotes">
                <h2 id="pilaster:footnotes">Footnotes</h2>
                <ol>
                <li id="pilaster:note-1">
                <p>c\u{A0}<a class="footnote-back" role="doc-backlink" href="#pilaster:note-1-reference-1" aria-label="Back to the text">↩</a>\u{A0}<a class="footnote-back" role="doc-backlink" href="#pilaster:note-1-reference-2" aria-label="Back to the text">↩</a></p>
                </li>
                </ol>
                </section>

                """)
    }

    @Test func `keep the addresses of their links, wherever they are written`() {
        let page = html("[a](1) x[^2] y[^1]\n\n[^1]: [b](2)\n[^2]: [c](3)\n\n[d](4)\n", links: ["/1", "/2", "/3", "/4"])
        #expect(page.contains("<a href=\"/1\">a</a>"))
        #expect(page.contains("<a href=\"/2\">b</a>"))
        #expect(page.contains("<a href=\"/3\">c</a>"))
        #expect(page.contains("<a href=\"/4\">d</a>"))
        let order = ["/1", "/4", "/3", "/2"].map { page.firstRange(of: "href=\"\($0)\"")?.lowerBound }
        #expect(order.allSatisfy { $0 != nil } && order.compactMap { $0 } == order.compactMap { $0 }.sorted())
    }

    @Test func `have ids that are there once`() {
        let page = html("a[^1] b[^2] c[^1]\n\n[^1]: x[^2]\n[^2]: y[^1]\n")
        let ids = page.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(Set(ids).count == ids.count)
        let targets = page.split(separator: "href=\"#").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(Set(targets).isSubset(of: Set(ids)))
    }

    @Test func `are escaped`() {
        let page = html("a[^é\u{2028}]\n\n[^é\u{2028}]: <script>x</script> `</a>`\n")
        #expect(!page.contains("<script"))
        #expect(page.contains("&lt;/a>") || page.contains("&lt;/a&gt;"))
    }
}
