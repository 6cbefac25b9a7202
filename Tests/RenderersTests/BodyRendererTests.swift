import HTML
import Markup
import Testing
@testable import Renderers
@testable import ViewModels

@Suite struct `A text` {
    @Test func `A4: keeps the number that its list begins with`() {
        #expect(bodySource("3. a\n4. b\n") == "<ol start=\"3\">\n<li>a\n</li>\n<li>b\n</li>\n</ol>\n")
        #expect(bodySource("1. a\n").hasPrefix("<ol>\n"))
        #expect(bodySource("0. a\n").hasPrefix("<ol start=\"0\">\n"))
    }

    @Test func `has paragraphs in loose lists only`() {
        #expect(bodySource("- a\n\n- b\n") == "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>\n")
        #expect(bodySource("- > a\n") == "<ul>\n<li><blockquote>\n<p>a</p>\n</blockquote>\n</li>\n</ul>\n")
    }

    @Test func `B44: shows the signs of other tools as they are`() {
        let text = "10:30:15, 1:2, :smile, :::, Model::View, {% x %}, {{ y }}, $a$, [[z]], ==m=="
        #expect(bodySource(text) == "<p>\(text)</p>\n")
    }

    @Test(arguments: [
        ("a --strict -x", "a <span>--strict</span> <span>-x</span>"), ("--a<b>", "<span>--a&lt;b&gt;</span>"),
        ("a-b - c-", "a-b - c-"),
        ("x -", "x -"), ("a  --b", "a  <span>--b</span>"),
    ])
    func `divides no option of a command behind its hyphens`(code: String, html: String) {
        #expect(bodySource("`\(code)`") == "<p><code>\(html)</code></p>\n")
    }

    @Test func `has headings with both their ids and a link to themselves`() {
        #expect(
            bodySource("## Összetevők {#components}\n") == """
                <div class="heading"><h2 id="components"><span id="összetevők"></span>Összetevők</h2>\
                <a class="permalink" href="#components" aria-label="Hivatkozás erre a szakaszra">#</a></div>

                """)
    }

    @Test func `B38: has a heading in full, whatever stands in it`() {
        let source = bodySource("## `Array<Element>` és <b>x</b> ![k](i.png) [link](u) *d* & \"q\"\n")
        #expect(
            source.contains(
                """
                <code>Array&lt;Element&gt;</code> és &lt;b&gt;x&lt;/b&gt; \
                <img src="i.png" alt="k" width="640" height="360" loading="lazy"> <a href="u">link</a> <em>d</em> &amp; "q"</h2>
                """))
    }

    @Test func `A1: has code that can be scrolled by keyboard and has a name`() {
        #expect(
            bodySource("```swift\nx\n```\n", listings: [.text]) == """
                <figure class="listing">
                <pre tabindex="0" role="group" dir="ltr" translate="no" aria-label="Kód: "><code>kimenet: "rendben" &amp; \
                &lt;kész&gt;
                </code></pre>
                </figure>

                """)
    }

    @Test func `B24: has code from left to right in a language that is not`() {
        #expect(bodySource("`a != b`", language: .arabic) == "<p><code dir=\"ltr\">a != b</code></p>\n")
        #expect(bodySource("`a != b`") == "<p><code>a != b</code></p>\n")
        for language in [FixtureLanguage.hungarian, .arabic] {
            #expect(
                bodySource("```swift\nx\n```\n", language: language, listings: [.text])
                    .contains("<pre tabindex=\"0\" role=\"group\" dir=\"ltr\" translate=\"no\""))
        }
    }

    @Test func `has tables whose columns are aligned along the text's direction`() {
        #expect(
            bodySource("| a | b | |\n|:-:|--:|---|\n| 1 | 2 | 3 |\n") == """
                <div class="table" tabindex="0" role="group" aria-label="Görgethető táblázat">
                <table>
                <thead>
                <tr><th scope="col" class="center">a</th><th scope="col" class="end">b</th><td></td></tr>
                </thead>
                <tbody>
                <tr><td class="center">1</td><td class="end">2</td><td>3</td></tr>
                </tbody>
                </table>
                </div>

                """)
    }

    @Test func `says of tasks whether they are done`() {
        var document = Document()
        let root = document.open(Node(.document))
        let list = document.open(Node(.list))
        for flags in [Node.Flags.task, [.task, .done]] {
            var item = Node(.item)
            item.flags = flags
            let index = document.open(item)
            let deleted = document.open(Node(.strikethrough))
            var text = Node(.text)
            text.text = document.append(text: Array("a".utf8))
            document.append(text)
            document.close(deleted)
            document.close(index)
        }
        document.close(list)
        document.close(root)
        var view = BodyView.fixture("")
        view.document = document
        var body = BodyRenderer(view, in: .fixture(.hungarian, title: "x"))
        var html = HTMLWriter()
        body.writeText(to: &html)
        #expect(
            String(decoding: html.bytes, as: UTF8.self) == """
                <div class="text">
                <ul>
                <li class="task"><input type="checkbox" disabled aria-label="Nincs kész"> <del>a</del></li>
                <li class="task"><input type="checkbox" checked disabled aria-label="Kész"> <del>a</del></li>
                </ul>
                </div>

                """)
    }

    @Test func `has as many levels as the parser lets through`() {
        let source = bodySource(String(repeating: "> ", count: 190) + "a")
        #expect(source.split(separator: "<blockquote>").count == 190)
    }
}

@Suite struct `Links and images` {
    @Test func `take the view's answers in the order of the text`() {
        let answers: [LinkView] = [
            .external(url: "https://a.example"), .image(address: "b.png", width: nil, height: nil), .none, .none,
            .internal(address: "e.html", badge: nil),
        ]
        #expect(
            bodySource("[a ![b ![c](x) d](x)](x) [n](x) [e](x)", links: answers) == """
                <p><a href="https://a.example">a\u{A0}<img src="b.png" alt="b c d" loading="lazy"></a> n <a href="e.html">e</a></p>

                """)
    }

    @Test func `say when they lead to a text in another language`() {
        #expect(
            bodySource("[a](badge:b.html)") == """
                <p><a href="b.html">a</a> <span class="badge" role="img" \
                aria-label="Not translated yet, in &quot;Italiano&quot;" title="Not translated yet, in &quot;Italiano&quot;">\
                it</span></p>

                """)
    }

    @Test func `leave their description where there is no picture`() {
        #expect(bodySource("![a *b* `c`](none:x)") == "<p>a b c</p>\n")
    }

    @Test func `stand without an answer as text`() {
        #expect(bodySource("[a](b) ![c](d)", links: []) == "<p>a c</p>\n")
    }
}
