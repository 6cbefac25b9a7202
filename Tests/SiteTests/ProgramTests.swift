import Localization
import Models
import Site
import Testing

@Suite struct `What a site says to programs` {
    private static let pages = [
        "Content/site.yml": "title: Pilaster\nbase-url: https://e.example/\nseverity: {different-shape: off}\n",
        "Content/a.hu.md": """
        ---
        title: Első
        description: 'Egy & más'
        tags: [x]
        ---

        [b](b.md#s) [kép](k.png) [itt](#s) [ki](https://x.example/)

        ## S {#s}

        """,
        "Content/a.ru.md": "---\ntitle: Первый\ntranslation: {of: hu}\n---\n\n[b](b.md) [дома](index.md)\n\n## С {#s}\n",
        "Content/b.hu.md": "---\ntitle: Második\n---\n\n## S {#s}\n", "Content/k.png": "x",
    ]

    @Test func `each text has one twin, and twins lead to twins`() async throws {
        let site = try TemporarySite(home(Self.pages))
        let complaints = try await site.build().complaints
        #expect(complaints == "")
        #expect(
            try site.output().filter { $0.hasSuffix(".md") } == ["hu/a.md", "hu/b.md", "hu/index.md", "ru/a.md", "ru/index.md"])
        #expect(
            site.text("Output/hu/a.md") == """
                # Első

                > Egy & más

                [b](b.md#s) [kép](../assets/k.png) [itt](#s) [ki](https://x.example/)

                ## S {#s}

                """)
        // What is not translated has its only twin in its own language.
        #expect(site.text("Output/ru/a.md") == "# Первый\n\n[b](../hu/b.md) [дома](index.md)\n\n## С {#s}\n")
        #expect(
            site.text("Output/ru/index.md") == """
                # Паттерны

                Привет.

                ## Articles

                - [Первый](a.md)
                - [Második](../hu/b.md)

                """)
    }

    @Test func `a twin's links differ from its page's by what leads to texts, and by nothing else`() async throws {
        let links = "[1](../b.md?x=1#s) [2](k.html) [3](../k.png) [4](/index.md) [5](c%23.md) [6](../d.md?y#s) [7](#s)"
        let site = try TemporarySite(
            home([
                "Content/x/a.hu.md": "---\ntitle: A\n---\n\n\(links)\n\n## S {#s}\n",
                "Content/b.hu.md": "---\ntitle: B\n---\n\n## S {#s}\n",
                "Content/x/k.html": "x", "Content/k.png": "x", "Content/x/c#.hu.md": "---\ntitle: C\n---\n",
                "Content/d.ru.md": "---\ntitle: D\n---\n\n## S {#s}\n",
            ]))
        let complaints = try await site.build().complaints
        #expect(complaints == "")
        #expect(
            site.text("Output/hu/x/a.md")?.contains(
                "[1](../b.md?x=1#s) [2](../../assets/x/k.html) [3](../../assets/k.png) [4](../index.md) [5](c%23.md) [6](../../ru/d.md?y#s) [7](#s)"
            ) == true)
    }

    @Test func `a page names its twin, a page that stands in for another does not`() async throws {
        let site = try TemporarySite(home(Self.pages))
        _ = try await site.build()
        let link = "<link rel=\"alternate\" type=\"text/markdown\" href=\"a.md\">"
        #expect(site.text("Output/hu/a.html")?.contains(link) == true)
        #expect(site.text("Output/ru/b.html")?.contains("text/markdown") == false)
        #expect(site.text("Output/hu/pages.html")?.contains("text/markdown") == false)
    }

    @Test func `llms.txt lists each language's own texts`() async throws {
        let site = try TemporarySite(home(Self.pages))
        _ = try await site.build()
        #expect(
            site.text("Output/llms.txt") == """
                # Pilaster

                ## magyar

                - [Minták](https://e.example/hu/index.md)

                ## magyar: Articles

                - [Első](https://e.example/hu/a.md): Egy & más
                - [Második](https://e.example/hu/b.md)

                ## русский

                - [Паттерны](https://e.example/ru/index.md)

                ## русский: Articles

                - [Первый](https://e.example/ru/a.md)

                """)
    }

    @Test func `there is a feed where its date and its addresses are known`() async throws {
        let site = try TemporarySite(home(Self.pages))
        _ = try await site.build()
        #expect(site.text("Output/hu/feed.xml") == nil)
        #expect(site.text("Output/hu/a.html")?.contains("atom+xml") == false)
        let date = try #require(Timestamp(secondsSinceEpoch: 1_717_000_000))
        #expect(try await site.build { $0.publication = date }.complaints == "")
        let feed = try #require(site.text("Output/ru/feed.xml"))
        #expect(feed.pieces(from: "<id>", to: "</id>") == ["https://e.example/ru/index.html", "https://e.example/ru/a.html"])
        #expect(Set(feed.pieces(from: "<updated>", to: "</updated>")) == ["2024-05-29T16:26:40Z"])
        let link = "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"Minták\" href=\"feed.xml\">"
        #expect(site.text("Output/hu/a.html")?.contains(link) == true)
        #expect(site.text("Output/hu/a.html")?.contains("<li><a href=\"feed.xml\">Feed</a></li>") == true)
        try site.write("title: Pilaster\n", to: "Content/site.yml")
        _ = try await site.build { $0.publication = date }
        #expect(site.text("Output/hu/feed.xml") == nil)
    }

    @Test func `patterns.json tells the models in all languages, and there is none without patterns`() async throws {
        let site = try TemporarySite(
            home([
                "Content/index.hu.md": "---\nname: magyar\ntitle: M\nfamilies: {f: Család}\nactors: {user: Felhasználó}\n---\n",
                "Content/p/pattern.yml": "family: f\nactors: [user]\ntraits: {k: v}\nsamples: P\n",
                "Content/p/index.hu.md":
                    "---\ntitle: P\n---\n\n## A {#components}\n\n- **Nézet**: x\n\n## B {#interaction}\n\n1. **Felhasználó → Nézet** y\n2. z\n\n## C {#c}\n\n```swift sample=P/A.swift\n```\n",
                "Sources/Samples/P/A.swift": "let a = 1\n",
            ]))
        #expect(try await site.build().complaints == "")
        let json = try #require(site.text("Output/patterns.json"))
        #expect(
            json.contains(
                "\"family\": {\n        \"key\": \"f\",\n        \"names\": {\n          \"hu\": \"Család\",\n          \"ru\": \"Család\""
            ))
        #expect(json.contains("\"from\": \"Felhasználó\",\n              \"to\": \"Nézet\"\n            },\n            null\n"))
        #expect(json.contains("\"path\": \"P/A.swift\",\n          \"digest\": \""))
        #expect(json.contains("\"evidence\": null"))
        let plain = try TemporarySite(home())
        _ = try await plain.build()
        #expect(plain.text("Output/patterns.json") == nil)
    }

    @Test func `a page names its locale and those of its translations`() async throws {
        let site = try TemporarySite(
            home([
                "Content/index.hu.md": "---\nname: magyar\nlocale: hu-HU\ntitle: M\n---\n",
                "Content/index.ru.md": "---\nname: русский\nlocale: ru-RU\ntitle: П\ntranslation: {of: hu}\n---\n",
                "Content/b.hu.md": "---\ntitle: B\n---\n",
            ]))
        _ = try await site.build()
        func locales(_ path: String) -> [String] {
            (site.text("Output/\(path)") ?? "").pieces(from: "<meta property=\"og:locale", to: "\">")
        }
        #expect(locales("hu/index.html") == ["\" content=\"hu_HU", ":alternate\" content=\"ru_RU"])
        #expect(locales("hu/b.html") == ["\" content=\"hu_HU"])
        #expect(locales("ru/b.html") == ["\" content=\"ru_RU", ":alternate\" content=\"hu_HU"])
        #expect(site.text("Output/hu/b.html")?.contains("<meta property=\"og:title\" content=\"B\">") == true)
    }
}
