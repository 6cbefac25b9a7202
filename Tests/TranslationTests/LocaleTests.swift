import Models
import Testing

@Suite struct `Languages on a site` {
    @Test func `B21: a page has one address, however its name is composed`() async throws {
        let project = try TestProject(
            site([
                "Content/site.yml": "base-url: https://example.org\n",
                "Content/e\u{301}ko\u{30B}.hu.md": "---\ntitle: É\n---\n\n## o\u{30B}\n",
                "Content/b.hu.md": "---\ntitle: B\n---\n\n[x](ékő.md#ő) [y](e\u{301}ko\u{30B}.md#o\u{30B})\n",
            ]))
        #expect(try await project.check().filter { $0.severity > .note }.map(\.message) == [])
        try await project.build()
        let page = try #require(project.text("Output/hu/b.html"))
        let address = "%C3%A9k%C5%91.html#\u{151}"
        #expect(page.utf8.contains("<a href=\"\(address)\">x</a> <a href=\"\(address)\">y</a>".utf8))
        #expect(project.text("Output/hu/\u{E9}k\u{151}.html") != nil)
        #expect(project.text("Output/sitemap.xml")?.components(of: "hu/%C3%A9k%C5%91.html</loc>") == 1)
    }

    @Test func `B22: two files whose tags differ only in case are one page too many`() async throws {
        let project = try TestProject([
            "Content/index.pt-BR.md": "---\ntitle: P\n---\n", "Content/a.pt-BR.md": "---\ntitle: A\n---\n",
            "Content/a.pt-br.md": "---\ntitle: A\n---\n",
        ])
        #expect(
            try await project.check(.outputCollision) == """
                Content/a.pt-br.md:1:1: error: the page `a` in `pt-BR` has two files [output-collision]
                    = Remove or rename one.
                Content/a.pt-BR.md:1:1: note: the other one is here

                """)
    }

    @Test(arguments: [
        ("a.xx-ThisIsTooLong.md", "`xx-ThisIsTooLong` is no BCP 47 language tag"),
        ("a.hu_HU.md", "`hu_HU`: a language tag has no underscores"),
        ("a..md", "the language tag in the name is empty"), ("a.iw.md", "the site has no language `he`"),
    ])
    func `B22: a tag that is none is an error`(file: String, message: String) async throws {
        let project = try TestProject(site(["Content/\(file)": "---\ntitle: A\n---\n"]))
        let found = try await project.check().filter { $0.location.file == "Content/\(file)" }
        #expect(found.map(\.message) == [message])
        #expect(found.map(\.severity) == [.error])
    }

    @Test func `B22: tags are in their canonical case wherever they are printed`() async throws {
        let project = try TestProject([
            "Content/site.yml": "base-url: https://example.org\nlanguages: [zh-hans, SR-LATN]\n",
            "Content/index.ZH-hans.md": "---\ntitle: P\n---\n",
            "Content/index.sr-latn.md": "---\ntitle: P\ntranslation: {of: zh-HANS}\n---\n",
        ])
        try await project.build()
        let page = try #require(project.text("Output/sr-Latn/index.html"))
        #expect(page.contains("<html lang=\"sr-Latn\" dir=\"ltr\">"))
        #expect(page.contains("hreflang=\"zh-Hans\" href=\"https://example.org/zh-Hans/index.html\""))
    }

    @Test func `B23: words and pages fall back one by one, along the chain that site.yml writes`() async throws {
        let project = try TestProject([
            "Content/site.yml": "languages: [hu, zh, zh-TW]\nfallback: {zh-TW: [zh]}\n",
            "Content/index.hu.md": "---\ntitle: M\ninterface: {home: Kezdőlap, menu: Menü, all-pages: Minden oldal}\n---\n",
            "Content/index.zh.md": "---\ntitle: M\ntranslation: {of: hu}\ninterface: {menu: 菜单, all-pages: 所有页面}\n---\n",
            "Content/index.zh-TW.md": "---\ntitle: M\ntranslation: {of: hu}\ninterface: {menu: 選單}\n---\n",
            "Content/a.hu.md": "---\ntitle: A\n---\n",
        ])
        try await project.build()
        let page = try #require(project.text("Output/zh-TW/a.html"))
        #expect(page.contains("<summary>選單</summary>"))
        #expect(page.contains(">所有页面</a>"))
        // The chain ends with the tool's own words, not with a language that it does not name.
        #expect(page.contains("Skip to content"))
        #expect(!page.contains("Minden oldal"))
        #expect(page.contains("<h1 lang=\"hu\" dir=\"ltr\">A</h1>"))
    }

    @Test func `B23: a regional language needs no other`() async throws {
        let project = try TestProject(["Content/index.it-CH.md": "---\ntitle: P\ninterface: {all-pages: Tutte le pagine}\n---\n"])
        try await project.build()
        let page = try #require(project.text("Output/it-CH/index.html"))
        #expect(page.contains("<html lang=\"it-CH\" dir=\"ltr\">"))
        #expect(page.contains(">Tutte le pagine</a>"))
    }

    @Test func `words, plural forms and names that a language lacks are listed`() async throws {
        let words = InterfaceWord.allCases.map { "  \($0.rawValue): \"\($0.english)\"\n" }.joined()
        let project = try TestProject([
            "Content/index.hu.md": "---\ntitle: M\nactors: {user: F, server: S}\nfamilies: {mvvm: M}\ninterface:\n\(words)---\n",
            "Content/index.ru.md": """
            ---
            title: M
            translation: {of: hu}
            actors: {user: П}
            interface:
            \(words.replacing("  search.results: \"{count} results\"\n", with: "  search.results: {one: a, few: b, other: c}\n")
                    .replacing("  home: \"Home\"\n", with: "").replacing("\"Menu\"", with: "\"⟦Menu⟧\""))---

            """,
        ])
        #expect(
            try await project.check().filter { $0.rule == .missingWord && $0.location.file == "Content/index.ru.md" }.map(
                \.message) == [
                    "2 interface words are missing: `home`, `menu`", "2 names are missing: `actors.server`, `families.mvvm`",
                    "`evidence.tests` lacks the plural forms `one`, `few`, `many`",
                    "`page-count` lacks the plural forms `one`, `few`, `many`",
                    "`pattern-count` lacks the plural forms `one`, `few`, `many`",
                    "`search.results` lacks the plural forms `many`",
                ])
    }

    @Test func `B51: a file that is named in its own language is a page of its own, and said to have no counterpart`()
        async throws
    {
        let project = try TestProject(
            site([
                "Content/adapter.hu.md": "---\ntitle: A\n---\n\n![x](etc/uml.png)\n", "Content/etc/uml.png": "x",
                "Content/адаптер.ru.md": "---\ntitle: А\n---\n",
            ]))
        let found = try await project.check().filter { $0.rule == .missingTranslation }
        #expect(
            found.map { "\($0.location.file): \($0.message)" } == [
                "Content/adapter.hu.md: the page has no translation in `ru`",
                "Content/адаптер.ru.md: the page has no translation in `hu`",
            ])
        // The image stands beside the page in whatever language, and its fallback finds it.
        try await project.build()
        #expect(project.text("Output/ru/adapter.html")?.contains("src=\"../assets/etc/uml.png\"") == true)
    }

    @Test func `B52: the switcher stays on the page, at any depth and under any path`() async throws {
        let project = try TestProject(
            site(["Content/site.yml": "base-url: https://example.org/sub/dir/\n", "Content/a/b/c.hu.md": "---\ntitle: C\n---\n"]))
        try await project.build()
        for (path, link) in [
            ("hu/a/b/c", "../../../ru/a/b/c.html"), ("ru/a/b/c", "../../../hu/a/b/c.html"), ("hu/index", "../ru/index.html"),
            ("hu/pages", "../ru/pages.html"),
        ] {
            let page = try #require(project.text("Output/\(path).html"))
            #expect(page.contains("<li><a href=\"\(link)\" hreflang=\"\(path.hasPrefix("hu") ? "ru" : "hu")\""))
        }
        let notFound = try #require(project.text("Output/404.html"))
        for language in ["hu", "ru"] { #expect(notFound.contains("href=\"/sub/dir/\(language)/index.html\"")) }
    }

    @Test func `B53: search engines are shown real translations only, and the sitemap agrees`() async throws {
        let project = try TestProject(
            site([
                "Content/site.yml": "base-url: https://example.org\nlanguages: [hu, it, ru]\n",
                "Content/index.it.md": "---\ntitle: I\ntranslation: {of: hu}\n---\n", "Content/q.it.md": "---\ntitle: Q\n---\n",
                "Content/q.hu.md": "---\ntitle: Q\ntranslation: {of: it}\n---\n",
            ]))
        try await project.build()
        let alternates = [("hu", "hu"), ("it", "it"), ("x-default", "it")].map {
            "<link rel=\"alternate\" hreflang=\"\($0)\" href=\"https://example.org/\($1)/q.html\">\n"
        }.joined()
        for language in ["hu", "it"] {
            let page = try #require(project.text("Output/\(language)/q.html"))
            #expect(page.contains(alternates))
            #expect(page.components(of: "rel=\"alternate\" hreflang") == 3)
        }
        let fallback = try #require(project.text("Output/ru/q.html"))
        #expect(fallback.components(of: "rel=\"alternate\"") == 0)
        #expect(fallback.contains("<meta name=\"robots\" content=\"noindex\">"))
        let sitemap = try #require(project.text("Output/sitemap.xml"))
        #expect(!sitemap.contains("ru/q.html"))
        for language in ["hu", "it"] { #expect(sitemap.contains("<loc>https://example.org/\(language)/q.html</loc>")) }
    }

    @Test func `B54: file times, white space and git are no evidence`() async throws {
        let project = try TestProject(
            site([
                "Content/a.hu.md": "---\ntitle: A\n---\n\nEgy két.\n",
                "Content/a.ru.md": "---\ntitle: A\ntranslation: {of: hu}\n---\n\nРаз.\n",
            ]))
        _ = try await project.record("a", "ru")
        // Written anew, the origin is the younger file.
        try project.edit("Content/a.hu.md", "Egy két.", "Egy  \tkét.   ")
        #expect(try await project.status("a").pages.first?.versions.map(\.standing) == [.origin, .current])
        try project.edit("Content/a.hu.md", "Egy", "Más")
        #expect(try await project.status("a").pages.first?.versions.map(\.standing) == [.origin, .behind])
    }

    @Test func `B68: lists are in the alphabetical order of their language`() async throws {
        let words = ["Zárt", "Ábra", "Cukor", "Csap", "Élet", "Eper", "Öreg", "Ózon", "Só", "Szó"]
        var files = site()
        for (number, word) in words.enumerated() {
            files["Content/p\(number).hu.md"] = "---\ntitle: \(word)\ntags: [\(word)]\n---\n"
        }
        let project = try TestProject(files)
        try await project.build()
        for path in ["tags", "pages"] {
            let page = try #require(project.text("Output/hu/\(path).html"))
            let main = try #require(page.firstRange(of: "<main")).lowerBound
            let places = words.map { word in
                (word: word, place: page[main...].firstRange(of: ">\(word)</")?.lowerBound ?? page.endIndex)
            }
            #expect(
                places.sorted { $0.place < $1.place }.map(\.word) == [
                    "Ábra", "Cukor", "Csap", "Élet", "Eper", "Ózon", "Öreg", "Só", "Szó", "Zárt",
                ])
        }
    }
}
