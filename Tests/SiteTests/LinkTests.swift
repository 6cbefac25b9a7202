import Models
import Site
import Testing

@Suite struct `Links on a site` {
    /// A site with a page `b.hu.md` that holds a text, beside a page `a` with a heading, a folder `mappa` and a picture.
    private static func site(_ text: String, _ more: [String: String] = [:]) throws -> TemporarySite {
        try TemporarySite(
            home(
                [
                    "Content/a.hu.md": "---\ntitle: A\n---\n\n## Schrödinger è più\n",
                    "Content/b.hu.md": "---\ntitle: B\n---\n\n\(text)\n",
                    "Content/mappa/index.hu.md": "---\ntitle: Mappa\n---\n", "Content/kep.png": "x",
                ].merging(more) { $1 }))
    }

    @Test func `B09: an anchor is accepted decoded, encoded and in NFD, and one that is broken is named at its place`()
        async throws
    {
        let site = try Self.site(
            "日本e\u{301}Ж\t[1](a.md#schrödinger-è-più) [2](a.md#schr%C3%B6dinger-%C3%A8-pi%C3%B9) [3](a.md#schro\u{308}dinger-e\u{300}-piu\u{300}) [4](a.md#schrödinger-e-piu)"
        )
        #expect(
            try await site.build().complaints == """
                Content/b.hu.md:5:109: error: Content/a.hu.md has no heading with the id `schrödinger-e-piu` [unknown-anchor]
                 5 | 日本e\u{301}Ж\t[1](a.md#schrödinger-è-più) [2](a.md#schr%C3%B6dinger-%C3%A8-pi%C3%B9) \
                [3](a.md#schro\u{308}dinger-e\u{300}-piu\u{300}) [4](a.md#schrödinger-e-piu)
                   | \(String(repeating: " ", count: 6))\t\(String(repeating: " ", count: 103))^\(String(repeating: "~", count: 21))
                    = Did you mean `#schrödinger-è-più`?

                """)
        let good = try Self.site(
            "[1](a.md#schrödinger-è-più) [2](a.md#schr%C3%B6dinger-%C3%A8-pi%C3%B9) [3](a.md#schro\u{308}dinger-e\u{300}-piu\u{300})"
        )
        #expect(try await good.build().complaints == "")
        let href = "<a href=\"a.html#schrödinger-è-più\">"
        #expect(good.text("Output/hu/b.html")?.contains("\(href)1</a> \(href)2</a> \(href)3</a>") == true)
    }

    @Test func `B45: every spelling of a page leads to its file, and none of them is left as it was`() async throws {
        let site = try Self.site(
            "[1](index.md) [2](mappa/) [3](mappa) [4](./a.md) [5](a.md?x=1#schrödinger-è-più) [6](/a.md) [7](a.html) [8](a) [9](a.hu.md)"
        )
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/hu/b.html"))
        for link in [
            "<a href=\"index.html\">1</a>", "<a href=\"mappa.html\">2</a>", "<a href=\"mappa.html\">3</a>",
            "<a href=\"a.html\">4</a>",
            "<a href=\"a.html?x=1#schrödinger-è-più\">5</a>", "<a href=\"a.html\">6</a>",
            "<a href=\"a.html\">7</a>",
            "<a href=\"a.html\">8</a>", "<a href=\"a.html\">9</a>",
        ] { #expect(page.contains(link)) }
        #expect(page.ranges(of: ".md\"").count == 1, "only the link to its own twin")
    }

    @Test(arguments: [
        ("README.md", "error: there is no page `README.md` [unknown-page]", "Mend the path, or write the page."),
        (
            "../README.md#x", "error: the link leads out of the content folder [path-outside]",
            "Name a page or file below it, or an address with `https:`."
        ),
        ("a.md/#y", "error: the page `a.md` is no folder [unknown-page]", "Remove the `/` behind `a.md`."),
        ("./a.hu.md/", "error: the page `a.hu.md` is no folder [unknown-page]", "Remove the `/` behind `a.hu.md`."),
        ("/hu/a.md", "error: there is no page `hu/a.md` [unknown-page]", "Did you mean `a.md`?"),
        (
            "A.MD", "error: there is no page `A.MD` [unknown-page]",
            "Did you mean `a.md`? Upper and lower case are different letters in a path."
        ),
        (
            "A.md", "error: there is no page `A.md` [unknown-page]",
            "Did you mean `a.md`? Upper and lower case are different letters in a path."
        ),
        (
            "MAPPA/index.md", "error: there is no page `MAPPA/index.md` [unknown-page]",
            "Did you mean `mappa/index.md`? Upper and lower case are different letters in a path."
        ),
        ("mapp/", "error: there is no page `mapp` [unknown-page]", "Did you mean `mappa/index.md`?"),
        (
            "a.markdown", "error: there is no file `a.markdown` in the content folder [unknown-asset]",
            "Mend the path, or add the file."
        ),
        (
            "%FF.md", "error: the address cannot be read: it is percent-encoded, and not from UTF-8 text [invalid-encoding]",
            "Write the path as it is, in `<` and `>` where it has spaces."
        ),
        ("x%CC%81%00.md", "error: there is no page `x\u{301}\u{FFFD}.md` [unknown-page]", "Mend the path, or write the page."),
    ])
    func `B45, B48: what leads nowhere is an error at its place, with the nearest page`(
        path: String, message: String, remedy: String
    ) async throws {
        let site = try Self.site("Жж \t [x](\(path))")
        let carets = String(repeating: "~", count: path.count - 1)
        #expect(
            try await site.build().complaints == """
                Content/b.hu.md:5:10: \(message)
                 5 | Жж \t [x](\(path))
                   |    \t     ^\(carets)
                    = \(remedy)

                """)
    }

    @Test func `B48: a picture in another case is an error with the suggestion`() async throws {
        let site = try Self.site("![x](Kep.PNG)")
        #expect(
            try await site.build().complaints == """
                Content/b.hu.md:5:6: error: there is no file `Kep.PNG` in the content folder [unknown-asset]
                 5 | ![x](Kep.PNG)
                   |      ^~~~~~~
                    = Did you mean `kep.png`? Upper and lower case are different letters in a path.

                """)
    }

    @Test func `a suggestion is written as seen from the page`() async throws {
        let site = try Self.site("x", ["Content/mappa/c.hu.md": "---\ntitle: C\n---\n\n[x](../aa.md) ![y](../kepp.png)\n"])
        #expect(
            try await site.build().diagnostics.filter { $0.severity == .error }.map(\.remedy) == [
                "Did you mean `../a.md`?", "Did you mean `../kep.png`?",
            ])
    }

    @Test func `each of several equal links is reported at its own place`() async throws {
        let site = try Self.site("`(x.md)` [x.md](x.md) [x](<x.md>) [y][r] ![x.md](x.md 'x.md') [z](x&#46;md)\n\n[r]: x.md")
        let report = try await site.build()
        #expect(report.diagnostics.filter { $0.severity == .error }.map(\.location.column) == [17, 28, 35, 50, 63])
    }

    @Test func `a folder's README is its index, and a page's top needs no heading`() async throws {
        let site = try Self.site("[x](mappa/README.md) [y](#top) [z](a.md#top)")
        let errors = try await site.build().diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.remedy) == ["Did you mean `mappa/index.md`?"])
        try site.write("---\ntitle: B\n---\n\n[y](#top) [z](a.md#top)\n", to: "Content/b.hu.md")
        #expect(try await site.build().complaints == "")
        #expect(site.text("Output/hu/b.html")?.contains("<a href=\"#\">y</a> <a href=\"a.html\">z</a>") == true)
    }

    @Test func `texts link to the pages that the site makes by itself, from any folder`() async throws {
        let site = try Self.site(
            "[x](tags.md) [y](/pages.html) [z](interview?a=1#)",
            ["Content/mappa/c.hu.md": "---\ntitle: C\nquestion: Mi?\n---\n\n[x](../tags.hu.md) [y](../interview.md#top)\n"])
        #expect(try await site.build().complaints == "")
        #expect(
            site.text("Output/hu/b.html")?.contains(
                #"<a href="tags.html">x</a> <a href="pages.html">y</a> <a href="interview.html?a=1">z</a>"#) == true)
        #expect(
            site.text("Output/hu/mappa/c.html")?.contains(
                #"<a href="../tags.html">x</a> <a href="../interview.html">y</a>"#) == true)
        // When nobody asks anymore, there is no such page.
        try site.write("---\ntitle: C\n---\n\nC\n", to: "Content/mappa/c.hu.md")
        #expect(
            try await site.build().complaints == """
                Content/b.hu.md:5:35: error: the site has no page `interview` [unknown-page]
                 5 | [x](tags.md) [y](/pages.html) [z](interview?a=1#)
                   |                                   ^~~~~~~~~~~~~~
                    = It lists questions as soon as a page has a `question`.

                """)
    }

    @Test func `places of a page that the site makes by itself, and a comparison of nothing, are errors`() async throws {
        let site = try Self.site("[x](tags.md#mvvm) [y](compare.md) ![z](tags.md) [w](tags/)")
        let errors = try await site.build().diagnostics.filter { $0.severity == .error }
        #expect(
            errors.map(\.message) == [
                "the page `tags` is made by the site, which gives its places names of its own", "the site has no page `compare`",
                "there is no file `tags.md` in the content folder", "there is no page `tags`",
            ])
        #expect(
            errors.map(\.remedy).prefix(2) == [
                "Link to the page as a whole: remove `#mvvm`.",
                "It compares patterns as soon as two of them have `traits`.",
            ])
    }

    @Test func `a text that stands in for a translation links to no page that its readers lack`() async throws {
        let site = try Self.site(
            "[x](interview.md)",
            [
                "Content/site.yml": "title: T\nlanguages: [hu, it]\n",
                "Content/index.it.md": "---\ntitle: I\ntranslation: {of: hu}\n---\n\nI\n",
                "Content/a.hu.md": "---\ntitle: A\nquestion: Mi?\n---\n\nA\n",
                "Content/a.it.md": "---\ntitle: A\ntranslation: {of: hu}\n---\n\nA\n",
            ])
        #expect(try await site.build().diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(site.text("Output/hu/b.html")?.contains(#"<a href="interview.html">x</a>"#) == true)
        #expect(site.text("Output/it/b.html")?.contains("<p>x</p>") == true)
    }

    @Test func `a link by reference is reported where it begins, though its text ends on another line`() async throws {
        let site = try Self.site("> Lásd [a\n> b][r]<!-- c --> itt, és Lásd [ezt\n> `c`\n> d][r].\n\n[r]: nincs.md")
        let report = try await site.build()
        let places = report.diagnostics.filter { $0.severity == .error }.map { [$0.location.line, $0.location.column] }
        #expect(places == [[5, 8], [6, 32]])
    }

    @Test func `a link without an address is a warning, and one to the page itself keeps its query`() async throws {
        let site = try Self.site("Ж [x]() ![y]() [z](?q=1) [w](?q=1#a) [v](#)\n\n## A\n\n![u](#a)")
        #expect(
            try await site.build { $0.output = "\(site.root)/Other" }.complaints == """
                Content/b.hu.md:5:3: warning: the link has no address [not-a-link]
                 5 | Ж [x]() ![y]() [z](?q=1) [w](?q=1#a) [v](#)
                   |   ^
                    = Write one between the parentheses.

                Content/b.hu.md:5:9: warning: the image has no address [not-a-link]
                 5 | Ж [x]() ![y]() [z](?q=1) [w](?q=1#a) [v](#)
                   |         ^
                    = Write one between the parentheses.

                Content/b.hu.md:9:6: error: there is no file `#a` in the content folder [unknown-asset]
                 9 | ![u](#a)
                   |      ^~
                    = Mend the path, or add the file.

                """)
        let good = try Self.site("![y]() [z](?q=1) [w](?q=1#a)\n\n## A")
        _ = try await good.build()
        #expect(
            good.text("Output/hu/b.html")?.contains("<p>y <a href=\"b.html?q=1\">z</a> <a href=\"b.html?q=1#a\">w</a></p>")
                == true)
    }

    @Test func `a link is found on the line of its destination, whatever stands before it in the paragraph`() async throws {
        let site = try Self.site("[r]: a.md\n[s]: a.md\nЖ [x](nincs.md)\nés `kód\nsor` [y\nz](nincs2.md)")
        let report = try await site.build()
        #expect(
            report.diagnostics.filter { $0.severity == .error }.map { "\($0.location.line):\($0.location.column)" } == [
                "7:7", "10:4",
            ])
    }

    @Test func `B42: nothing that could run is active, each is reported, and good links are untouched`() async throws {
        let site = try Self.site(
            """
            [a](javascript:alert(1)), [b](JaVaScRiPt:x), [c](javascript&colon;x), [d](&#106;avascript:x),
            [e](<java&#9;script:x>), <javascript:x>, ![f](javascript:x), [g](data:text/html,x), [h](vbscript:x), [i], [j](a.md)

            [i]: javascript:x

            <a href="java&#10;script:x">, <svg onload=x>, <iframe srcdoc="x">
            """)
        let report = try await site.build()
        #expect(
            report.diagnostics.filter { $0.rule == .dangerousURL }.map { "\($0.location.line):\($0.location.column)" } == [
                "5:5", "5:31", "5:46", "5:71", "6:1", "6:27", "6:47", "6:66", "6:89", "6:102",
            ])
        #expect(report.diagnostics.contains { $0.rule == .rawHTML && $0.location.line == 10 })
        let page = try #require(site.text("Output/hu/b.html"))
        #expect(page.contains("<a href=\"a.html\">j</a>"))
        for active in [
            "=\"javascript", "=\"JaVa", "=\"data", "=\"vbscript", "<svg onload", "<iframe", "<a href=\"java", "src=\"java",
        ] {
            #expect(!page.contains(active))
        }
    }

    @Test(arguments: [
        "a#b", "a?b", "100%", "a+b", "a&b", "a'b", "[1]", "a b", "%41", "ő", "a\"b", "a<b>c", "a\\b", "a;b", "(a)", "~a", "*a*",
        "_a_", "@", "a=b",
    ])
    func `B46: a page may have any sign in its name, encoded once wherever it is linked to`(name: String) async throws {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)
        let encoded = name.utf8.map { byte in
            plain.contains(byte) ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
        }.joined()
        let site = try Self.site(
            "[x](<\(encoded).md>)",
            ["Content/\(name).hu.md": "---\ntitle: C\n---\n", "Content/site.yml": "base-url: https://e.example\n"])
        #expect(try await site.build().diagnostics.filter { $0.severity > .note && $0.rule != .outputName }.isEmpty)
        #expect(site.text("Output/hu/\(name).html") != nil)
        #expect(site.text("Output/hu/b.html")?.contains("<a href=\"\(encoded).html\">x</a>") == true)
        #expect(site.text("Output/sitemap.xml")?.contains("<loc>https://e.example/hu/\(encoded).html</loc>") == true)
    }
}
