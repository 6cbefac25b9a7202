import Site
import Testing

@Suite struct `Languages` {
    @Test func `a language is added by markdown alone, and its missing pages fall back`() async throws {
        let site = try TemporarySite(
            home([
                "Content/site.yml": "severity: {different-shape: off}\n",
                "Content/vip/index.hu.md": "---\ntitle: VIP\n---\n\n## Részek {#parts}\n\n[x](../mvvm.md#when)\n",
                "Content/mvvm.hu.md": "---\ntitle: MVVM\n---\n\n## Mikor {#when}\n",
                "Content/index.ar.md":
                    "---\nname: العربية\ntitle: أنماط\ntranslation: {of: hu}\n---\n\n```swift\nlet a = 1\n```\n",
                "Content/vip/index.ar.md": "---\ntitle: في آي بي\ntranslation: {of: hu}\n---\n\n## الأجزاء\n",
            ]))
        #expect(try await site.build().complaints == "")
        let home = try #require(site.text("Output/ar/index.html"))
        #expect(home.contains("<html lang=\"ar\" dir=\"rtl\">"))
        #expect(home.contains("dir=\"ltr\""))
        let translated = try #require(site.text("Output/ar/vip.html"))
        // The heading inherits its origin's id, and its own is a second one.
        #expect(translated.contains("id=\"parts\""))
        #expect(translated.contains("id=\"الأجزاء\""))
        let fallback = try #require(site.text("Output/ar/mvvm.html"))
        #expect(fallback.contains("lang=\"hu\""))
        #expect(fallback.contains("noindex"))
    }

    @Test func `a placeholder that nobody fills is told of, a translated one too`() async throws {
        let site = try TemporarySite([
            "Content/index.hu.md":
                "---\nname: magyar\ntitle: M\ninterface:\n  page-count: {one: egy oldal, other: \"{n} oldal, {count}\"}\n  home: \"{x}\"\n---\n"
        ])
        #expect(
            try await site.build().complaints == """
                Content/index.hu.md:5:39: warning: `page-count.other` has nothing to put in place of `{n}` [unknown-key]
                 5 |   page-count: {one: egy oldal, other: "{n} oldal, {count}"}
                   |                                       ^~~~~~~~~~~~~~~~~~~~
                    = Its placeholders, which stay as they are: `{count}`.

                Content/index.hu.md:6:9: warning: `home` has nothing to put in place of `{x}` [unknown-key]
                 6 |   home: "{x}"
                   |         ^~~~~
                    = Remove it: readers see it as it is.

                """)
    }

    @Test func `a word that is given twice, in two ways, is an error`() async throws {
        let site = try TemporarySite([
            "Content/index.hu.md":
                "---\nname: magyar\ntitle: M\ninterface:\n  theme: {label: Téma}\n  theme.label: Mód\n---\nx\n"
        ])
        #expect(
            try await site.build().complaints == """
                Content/index.hu.md:6:3: error: `theme.label` is given twice, once with a dot and once below a key [invalid-value]
                 6 |   theme.label: Mód
                   |   ^~~~~~~~~~~
                    = Keep one of the two.

                """)
    }

    @Test func `a link to a section that a translation lacks leads to its page`() async throws {
        let site = try TemporarySite(
            home([
                "Content/site.yml": "severity: {different-shape: off}\n",
                "Content/a.hu.md": "---\ntitle: A\n---\n\n[x](b.md#when)\n",
                "Content/b.hu.md": "---\ntitle: B\n---\n\n## Mikor {#when}\n",
                "Content/b.ru.md": "---\ntitle: B\ntranslation: {of: hu}\n---\n\nПусто.\n",
            ]))
        #expect(try await site.build().complaints == "")
        #expect(site.text("Output/hu/a.html")?.contains("href=\"b.html#when\"") == true)
        #expect(site.text("Output/ru/a.html")?.contains("href=\"b.html\"") == true)
    }

    @Test func `a page in a language that the site does not have is an error`() async throws {
        let site = try TemporarySite(home(["Content/a.de.md": "---\ntitle: A\n---\n"]))
        #expect(
            try await site.build().complaints == """
                Content/a.de.md:1:1: error: the site has no language `de` [unknown-language]
                    = Add `Content/index.de.md`, or mend the tag in the file's name.

                """)
    }

    @Test func `B22: tags are matched in any case and printed in their own`() async throws {
        let site = try TemporarySite([
            "Content/index.PT-br.md": "---\nname: Português\ntitle: Padrões\n---\n",
            "Content/a.pt-BR.md": "---\ntitle: A\n---\n",
        ])
        #expect(try await site.build().complaints.contains("error") == false)
        #expect(site.text("Output/pt-BR/a.html")?.contains("<html lang=\"pt-BR\"") == true)
    }

    @Test(arguments: [("pt-br", "pt-BR"), ("ZH-HANS", "zh-Hans"), ("SR-LATN", "sr-Latn"), ("ZH-hant-tw", "zh-Hant-TW")])
    func `B22: whatever the case in a file's name, pages and addresses carry the tag's own`(
        written: String, tag: String
    ) async throws {
        let site = try TemporarySite([
            "Content/index.\(written).md": "---\nname: x\ntitle: M\n---\n\n[x](a.\(written).md) [y](a.\(tag).md)\n",
            "Content/a.\(written.lowercased()).md": "---\ntitle: A\n---\n", "Content/site.yml": "base-url: https://e.example\n",
        ])
        #expect(try await site.build().complaints == "")
        let home = try #require(site.text("Output/\(tag)/index.html"))
        #expect(home.contains("<html lang=\"\(tag)\""))
        #expect(home.contains("hreflang=\"\(tag)\" href=\"https://e.example/\(tag)/index.html\""))
        #expect(home.contains("<a href=\"a.html\">x</a> <a href=\"a.html\">y</a>"))
    }

    @Test(arguments: ["ar", "fa", "he", "ckb", "nqo"])
    func `B24: a language that is written from right to left keeps its code from left to right`(tag: String) async throws {
        let text = "`<slot />` `a != b`\n\n```swift\nlet a = 1\n```\n\n    a | b\n\n1. x\n2. y\n"
        let site = try TemporarySite(
            home([
                "Content/index.hu.md": "---\nname: magyar\ntitle: M\n---\n\n\(text)",
                "Content/index.ru.md": "---\nname: русский\ntitle: M\ntranslation: {of: hu}\n---\n\n\(text)",
                "Content/index.\(tag).md": "---\nname: x\ntitle: M\ntranslation: {of: hu}\n---\n\n\(text)",
                "Content/a.hu.md": "---\ntitle: A\n---\n\n\(text)",
            ]))
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/\(tag)/index.html"))
        #expect(page.contains("<html lang=\"\(tag)\" dir=\"rtl\">"))
        #expect(page.contains("<code dir=\"ltr\">&lt;slot /&gt;</code> <code dir=\"ltr\">a != b</code>"))
        #expect(page.pieces(from: "<pre", to: ">").allSatisfy { $0.contains("dir=\"ltr\"") })
        let hungarian = try #require(site.text("Output/hu/a.html"))
        #expect(hungarian.contains("<html lang=\"hu\" dir=\"ltr\">"))
        #expect(hungarian.contains("<code>&lt;slot /&gt;</code> <code>a != b</code>"))
        // The same text standing in for one that is missing keeps its own direction.
        #expect(site.text("Output/\(tag)/a.html")?.contains("<div class=\"text\" lang=\"hu\" dir=\"ltr\">") == true)
    }

    @Test func `B53: hreflang lists the real translations, each the same, and one default`() async throws {
        let site = try TemporarySite(
            home([
                "Content/site.yml": "base-url: https://example.org/docs\n", "Content/q.hu.md": "---\ntitle: Q\n---\n",
            ]))
        #expect(try await site.build().complaints == "")
        for language in ["hu", "ru"] {
            let home = try #require(site.text("Output/\(language)/index.html"))
            for alternate in [
                "hreflang=\"hu\" href=\"https://example.org/docs/hu/index.html\"",
                "hreflang=\"ru\" href=\"https://example.org/docs/ru/index.html\"",
                "hreflang=\"x-default\" href=\"https://example.org/docs/hu/index.html\"",
            ] { #expect(home.contains(alternate)) }
        }
        let fallback = try #require(site.text("Output/ru/q.html"))
        #expect(!fallback.contains("<link rel=\"alternate\""))
        #expect(fallback.contains("<link rel=\"canonical\" href=\"https://example.org/docs/hu/q.html\">"))
        let sitemap = try #require(site.text("Output/sitemap.xml"))
        #expect(!sitemap.contains("/ru/q.html"))
        #expect(sitemap.contains("https://example.org/docs/hu/q.html"))
    }
}
