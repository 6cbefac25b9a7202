import Models
import Site
import Testing

@Suite struct `Text on a site` {
    private static let hostile = #"A < B & "C" <script>alert(1)</script>"#
    private static let shown = #"A &lt; B &amp; "C" &lt;script&gt;alert(1)&lt;/script&gt;"#
    private static let quoted = "A &lt; B &amp; &quot;C&quot; &lt;script&gt;alert(1)&lt;/script&gt;"

    @Test func `B39: a title is escaped once at each place`() async throws {
        let site = try TemporarySite(
            page: "x",
            frontMatter: """
                title: '\(Self.hostile)'
                description: '\(Self.hostile)'
                question: '\(Self.hostile)'
                tags: ['<i>', 'a&b']
                """,
            [
                "Content/b.hu.md": "---\ntitle: B\n---\n",
                "Content/site.yml": "title: '\(Self.hostile)'\nbase-url: 'https://e.example/a&b'\n",
            ])
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/hu/a.html"))
        #expect(page.contains("<title>\(Self.shown) · Minták</title>"))
        #expect(page.contains("<h1>\(Self.shown)</h1>"))
        #expect(page.contains("name=\"description\" content=\"\(Self.quoted)\""))
        #expect(page.contains(">&lt;i&gt;</a>"))
        #expect(site.text("Output/index.html")?.contains("<title>\(Self.shown)</title>") == true)
        for file in try site.output() where !file.hasSuffix(".css") {
            let text = try #require(site.text("Output/\(file)"))
            for fault in ["<script>alert", "&amp;lt;", "&amp;amp;", "&amp;quot;", "<i>"] {
                #expect(!text.contains(fault), "\(file)")
            }
        }
        #expect(site.text("Output/hu/b.html")?.contains(">\(Self.shown)</a>") == true)
        #expect(site.text("Output/sitemap.xml")?.contains("<loc>https://e.example/a&amp;b/hu/a.html</loc>") == true)
    }

    @Test func `B40: a site map is XML whatever the names and titles are`() async throws {
        let site = try TemporarySite(
            page: "x",
            [
                "Content/c&d<'>.hu.md": "---\ntitle: R&D ]]>\ndescription: ']]>'\n---\n",
                "Content/site.yml": "base-url: https://e.example/\n",
            ])
        _ = try await site.build()
        let map = try #require(site.text("Output/sitemap.xml"))
        #expect(map.contains("<loc>https://e.example/hu/c%26d%3C%27%3E.html</loc>"))
        #expect(map.ranges(of: "&").isEmpty)
    }

    @Test func `B40: a control character in front matter is reported where it is`() async throws {
        let site = try TemporarySite(page: "x", frontMatter: "title: A\ndescription: Жж\u{8}y")
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:3:16: error: control character U+0008 is not allowed [invalid-yaml]
                 3 | description: Жж\u{FFFD}y
                   |                ^
                    = Remove it.

                """)
    }

    @Test func `a control character in a text is left out of the page`() async throws {
        let site = try TemporarySite(page: "a\u{8}b `c\u{1B}d`\n\n    e\u{0}f\n")
        _ = try await site.build()
        let page = try #require(site.text("Output/hu/a.html"))
        #expect(page.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" || $0 == "\t" })
        #expect(page.contains("<p>ab <code>cd</code></p>"))
    }

    @Test(arguments: [
        "<details>", "</div></main></body>", "<p", "<!-- x", "<textarea>", "<script>", "<style>", "<plaintext>", "<![CDATA[",
        "<?php",
        "</html>", "<base href=x>", "<title>",
    ])
    func `B43: HTML is shown as text, and the page around it is whole`(html: String) async throws {
        let site = try TemporarySite(page: "\(html)\n\nx \(html)\n\n- \(html)\n\n| \(html) |\n|---|\n")
        let report = try await site.build()
        #expect(report.diagnostics.contains { $0.rule == .rawHTML } || !html.hasSuffix(">"))
        let page = try #require(site.text("Output/hu/a.html"))
        let text = try #require(page.pieces(from: "<div class=\"text\">", to: "<footer").first)
        #expect(!text.contains("\(html)\n"))
        #expect(text.hasSuffix("</div>\n"))
        #expect(page.hasSuffix("</html>\n"))
    }

    @Test func `B41: what looks like HTML in code is shown as text`() async throws {
        let attack = "<img src=x onerror=alert(1)>"
        let site = try TemporarySite(page: "`\(attack)`\n\n```html\n\(attack)\n```\n\n```swift\nlet a = \"\(attack)\"\n```\n")
        _ = try await site.build()
        let page = try #require(site.text("Output/hu/a.html"))
        #expect(!page.contains("<img"))
        #expect(page.contains("<code>&lt;img src=x onerror=alert(1)&gt;</code>"))
    }

    @Test func `B44: signs that other tools read are plain text here`() async throws {
        let text =
            "Az ülés 10:30:15-kor, arány 1:2, :smile, :::, Model::View, {% x %}, {{ y }}, $a$, [[z]], ==m==, ++n++, ^o^, @p, #q, -- ..."
        let site = try TemporarySite(page: text + "\n\n{{ title }}\n\n:::note\nx\n:::\n\n[TOC]\n\n!!! note\n")
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/hu/a.html"))
        for line in [text, "{{ title }}", ":::note\nx\n:::", "[TOC]", "!!! note"] { #expect(page.contains("<p>\(line)</p>")) }
    }

    @Test func `B35: a fence's language is one word of its class, and nothing else of the line is`() async throws {
        let site = try TemporarySite(
            page: [
                "swift title=\"Első példa\" {1,3}", "Swift", " swift", "c++", "objective-c", "nincs-ilyen", "<script>", "\"><i>",
                "a\u{A0}b",
            ].map {
                "```\($0)\nx\n```\n"
            }.joined(separator: "\n") + "\n~~~swift\nx\n~~~\n")
        let report = try await site.build()
        #expect(report.complaints.contains("unknown word `{1,3}` after the fence's language"))
        let page = try #require(site.text("Output/hu/a.html"))
        #expect(
            page.pieces(from: "<code class=\"", to: "\"").map { $0.replacing("language-", with: "") } == [
                "swift", "swift", "swift", "c++", "objective-c", "nincs-ilyen", "&lt;script&gt;", "a", "swift",
            ])
        #expect(!page.contains("{1,3}") && !page.contains("<i>"))
        #expect(page.contains("Első példa"))
    }

    @Test func `B36: a template that holds a fence of its own is whole when its outer fence is longer`() async throws {
        let site = try TemporarySite(page: "````markdown\n```swift\nx\n```\n````\n\n## Vég\n")
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/hu/a.html"))
        #expect(page.contains("```swift\nx\n```\n"))
        #expect(page.contains("Vég</h2>"))
    }

    @Test func `B36: with equal fences the stray one is reported where it opens`() async throws {
        let site = try TemporarySite(page: "```markdown\n```swift\nx\n```\n```\n\n## Vég\n\n## Más\n")
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:9:1: warning: fence opened at line 9 is never closed [unclosed-fence]
                 9 | ```
                   | ^
                    = Close it with a line of as many marks, or open an outer fence with more marks than an inner one.

                """)
    }

    @Test func `B11: a byte order mark is nowhere in the output, and CR LF is LF`() async throws {
        let site = try TemporarySite(
            home([
                "Content/a.hu.md": "\u{FEFF}---\r\ntitle: BOM\r\n---\r\n\r\n# X\r\n\r\n```swift sample=M/A.swift\r\n```\r\n",
                "Content/b.hu.md": "\u{FEFF}# Y\n", "Content/site.yml": "\u{FEFF}title: S\r\n",
                "Sources/Samples/M/A.swift": "\u{FEFF}let a = 1\r\nlet b = 2\r\n",
            ]))
        let complaints = try await site.build().complaints
        #expect(
            complaints == """
                Content/b.hu.md:1:1: error: the page has no `title`; “Y” stands in for it [missing-key]
                 1 | # Y
                   | ^
                    = Begin the file with `---`, `title: …` and `---`, each on a line of its own.

                """)
        try site.remove("Content/b.hu.md")
        _ = try await site.build()
        for file in try site.output() {
            let text = try #require(site.text("Output/\(file)"))
            #expect(!text.unicodeScalars.contains("\u{FEFF}"), "\(file)")
            #expect(!text.unicodeScalars.contains("\r"), "\(file)")
        }
        #expect(site.text("Output/hu/a.html")?.contains("<title>BOM · Minták</title>") == true)
    }
}
