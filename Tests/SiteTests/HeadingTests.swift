import Models
import Site
import Testing

@Suite struct `Headings on a site` {
    /// The ids of the page `a`, and where the entries of its contents lead.
    private func page(_ text: String) async throws -> (html: String, ids: [String], contents: [String]) {
        let site = try TemporarySite(page: text)
        #expect(try await site.build().published != nil)
        let html = try #require(site.text("Output/hu/a.html"))
        let contents = html.pieces(from: "<nav aria-label=\"On this page\">", to: "</nav>").first ?? ""
        return (html, html.values(of: "id"), contents.values(of: "href"))
    }

    @Test func `B01: an id is made of the heading's own letters, and links to it work`() async throws {
        let text = """
            # Шаблоны
            ## Зачем нужен Presenter — и кому?
            ## Egyéb: tűrőképesség
            ## L'architettura è più
            [1](#зачем-нужен-presenter--и-кому) [2](#egyéb-tűrőképesség)
            """
        let (html, ids, _) = try await page(text)
        for id in ["шаблоны", "зачем-нужен-presenter--и-кому", "egyéb-tűrőképesség", "larchitettura-è-più"] {
            #expect(ids.contains(id))
        }
        #expect(html.contains("<a href=\"#egyéb-tűrőképesség\">2</a>"))
        let (_, more, _) = try await page(text.replacing("## Зачем", with: "## Новое\n## Зачем"))
        #expect(Set(ids).isSubset(of: more))
    }

    @Test func `B03: five headings have five ids, and each entry of the contents leads to its own`() async throws {
        let (_, ids, contents) = try await page("# T\n\n## Foo\n\n## Foo-1\n\n## Foo\n\n## Foo\n\n## Foo 1\n")
        #expect(contents == ["#foo", "#foo-1", "#foo-2", "#foo-3", "#foo-1-1"])
        #expect(Set(ids).isSuperset(of: contents.map { String($0.dropFirst()) }))
    }

    @Test func `B04: an automatic id yields to one that was set further down`() async throws {
        let (html, _, contents) = try await page("## Alfa\n\n## Beta {#alfa}\n")
        #expect(contents == ["#alfa-1", "#alfa"])
        #expect(html.contains("<h2 id=\"alfa\"><span id=\"beta\"></span>Beta</h2>"))
    }

    @Test func `B05: no id is empty or stands twice, and no entry of the contents is without a name`() async throws {
        let (html, ids, contents) = try await page("## 🎉\n\n## 🎉🎉\n\n## ???\n\n## `` ` ``\n\n## ` `\n\n##\n")
        #expect(Set(ids).count == ids.count)
        #expect(!ids.contains(""))
        #expect(contents == ["#section", "#section-1", "#section-2", "#section-3"])
        #expect(!html.contains("\"></a>"))
    }

    @Test func `B06: ids hold no blanks and no signs that would break a selector that is escaped`() async throws {
        let (_, ids, contents) = try await page(
            "## 1. Bevezetés\n\n## 3.9\n\n## a.b:c\n\n## 100%\n\n## \"idézet\"\n\n## a\u{A0}b\u{2003}c\n")
        #expect(ids.filter { !$0.hasPrefix("pilaster:") } == ["1-bevezetés", "39", "abc", "100", "idézet", "a-b-c"])
        #expect(contents.count == 6)
    }

    @Test func `B07: no heading has an id of the page's frame`() async throws {
        let names = ["Search", "Main", "Menu", "Content", "Nav", "Theme", "toc", "Results", "Articles", "pilaster:content"]
        let (_, ids, _) = try await page(names.map { "## \($0)\n" }.joined(separator: "\n"))
        #expect(Set(ids).count == ids.count)
        let site = try TemporarySite(home(["Content/a.hu.md": "---\ntitle: A\n---\n"]))
        try site.write("---\nname: magyar\ntitle: M\n---\n\n## Articles\n\n## Articles\n", to: "Content/index.hu.md")
        _ = try await site.build()
        let home = try #require(site.text("Output/hu/index.html")?.values(of: "id"))
        #expect(Set(home).count == home.count)
        #expect(home.contains("articles"))
    }

    @Test func `B07: an id of the page's frame cannot be set by hand`() async throws {
        let site = try TemporarySite(page: "## Ж {#pilaster:content}")
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:5:6: error: ids that begin with `pilaster:` belong to the page's frame [duplicate-id]
                 5 | ## Ж {#pilaster:content}
                   |      ^~~~~~~~~~~~~~~~~~~
                    = Give the heading another id.

                """)
    }

    @Test func `B08: ids are in full lower case, and İ breaks nothing`() async throws {
        let (html, ids, contents) = try await page(
            "## ПРИВЕТ МИР\n\n## ŐRÜLT ŰR\n\n## İSTANBUL\n\n[x](#привет-мир) [y](#i\u{307}stanbul)\n")
        #expect(ids.filter { !$0.hasPrefix("pilaster:") } == ["привет-мир", "őrült-űr", "i\u{307}stanbul"])
        #expect(contents == ["#привет-мир", "#őrült-űr", "#i\u{307}stanbul"])
        #expect(html.contains("<a href=\"#i\u{307}stanbul\">y</a>"))
    }

    @Test(arguments: [
        "# A\n#### D\n## B\n###### F\n# A2\n", "### C\n", "### C\n## B\n### D\n", "###### F\n# A\n",
    ])
    func `B10: contents nest without empty entries, whatever the levels`(text: String) async throws {
        let (html, _, _) = try await page(text)
        for empty in ["<ol>\n</ol>", "<li></li>", "<li>\n<ol>"] { #expect(!html.contains(empty)) }
        #expect(html.ranges(of: "<ol").count == html.ranges(of: "</ol>").count)
        #expect(html.ranges(of: "<li>").count + html.ranges(of: "<li ").count == html.ranges(of: "</li>").count)
    }

    @Test func `B38: a heading's name is the same text wherever it is shown`() async throws {
        let (html, ids, _) = try await page(
            "## `Array<Element>` és <b>x</b> ![k](k.png) [link](a.md) *d* & \"q\"\n".replacing("![k](k.png) ", with: ""))
        #expect(html.contains(">Array&lt;Element&gt; és x link d &amp; „q”</a></li>"))
        #expect(
            html.contains(
                "<code>Array&lt;Element&gt;</code> és &lt;b&gt;x&lt;/b&gt; <a href=\"a.html\">link</a> <em>d</em> &amp; „q”</h2>"
            ))
        #expect(ids.contains("arrayelement-és-x-link-d--q"))
    }
}
