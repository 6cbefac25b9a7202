import Models
import Site
import TestSupport
import Testing

@Suite struct `A page that the site makes by itself` {
    /// Two patterns with traits, one of them in both languages, and a question each.
    private static let patterns = [
        "Content/site.yml": "base-url: https://e.example/\n",
        "Content/a/pattern.yml": "order: 1\ntraits: {k: v, m: w}\n", "Content/b/pattern.yml": "order: 2\ntraits: {k: u}\n",
        "Content/a/index.hu.md": """
        ---
        title: A<1>
        description: Leírás.
        question: Mi az A?
        ---

        Bevezető, [b](../b/index.md#conclusion).

        ## Részek {#components}

        Szöveg.

        - **X**: x, [itt](#benefits)

        ## Jó {#benefits}

        - jó

        ## Vég {#conclusion}

        Tanulság: [vissza](#components).

        """,
        "Content/b/index.hu.md":
            "---\ntitle: B\nquestion: Mi a B?\n---\n\nBé.\n\n## Rossz {#drawbacks}\n\nx\n\n## Vég {#conclusion}\n",
        "Content/b/index.ru.md":
            "---\ntitle: Б\nquestion: Что такое Б?\ntranslation: {of: hu}\n---\n\nБэ.\n\n## Минус {#drawbacks}\n\nу\n\n## К {#conclusion}\n",
    ]

    @Test func `lays patterns side by side, each in the language it has`() async throws {
        let site = try TemporarySite(home(Self.patterns))
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/ru/compare.html"))
        #expect(page.contains("<th scope=\"col\"><a href=\"a.html\" hreflang=\"hu\"><bdi lang=\"hu\">A&lt;1&gt;</bdi></a>"))
        #expect(page.contains("<tr><th scope=\"row\">k</th><td>v</td><td>u</td></tr>"))
        #expect(page.contains("<tr><th scope=\"row\">m</th><td>w</td><td>–</td></tr>"))
        #expect(
            page.contains("<h4 lang=\"hu\" dir=\"ltr\">Részek</h4>\n<div class=\"text\" lang=\"hu\" dir=\"ltr\">\n<ul>\n<li>"))
        #expect(page.contains("<a href=\"a.html#benefits\">itt</a>"))
        #expect(page.contains("<h4>Минус</h4>"))
        // Components are compared, and not what is said around them.
        #expect(!page.contains("Szöveg."))
    }

    @Test func `answers each question by the conclusion, or by how the page begins`() async throws {
        let site = try TemporarySite(home(Self.patterns))
        _ = try await site.build()
        let page = try #require(site.text("Output/hu/interview.html"))
        let answers = page.pieces(from: "<details class=\"question\">", to: "</details>")
        #expect(
            answers == [
                """

                <summary><h3>Mi az A?</h3></summary>
                <p class="lead">Leírás.</p>
                <div class="text">
                <p>Tanulság: <a href="a.html#components">vissza</a>.</p>
                </div>
                <p class="more">Read the whole page: <a href="a.html">A&lt;1&gt;</a></p>

                """,
                """

                <summary><h3>Mi a\u{A0}B?</h3></summary>
                <div class="text">
                <p>Bé.</p>
                </div>
                <p class="more">Read the whole page: <a href="b.html">B</a></p>

                """,
            ])
        #expect(
            site.text("Output/ru/interview.html")?.contains(
                "<summary><h3><bdi lang=\"hu\" dir=\"ltr\">Mi az A?</bdi> <span class=\"badge\"") == true)
    }

    @Test func `is linked to from every page, in the reader's language`() async throws {
        let site = try TemporarySite(home(Self.patterns))
        _ = try await site.build()
        for page in ["index", "a", "compare", "interview", "pages"] {
            let html = try #require(site.text("Output/hu/\(page).html"))
            for target in ["compare", "interview"] {
                // In the navigation and in the footer, and on the home page among the cards.
                let links = ["", " aria-current=\"page\""].map { html.ranges(of: "<a href=\"\(target).html\"\($0)>").count }
                    .reduce(0, +)
                #expect(links == (page == "index" ? 3 : 2), "\(page) to \(target)")
            }
        }
        #expect(site.text("Output/hu/compare.html")?.contains("href=\"../ru/compare.html\"") == true)
    }

    @Test func `B53: names its translations, and is advertised where it holds a text of its own language`() async throws {
        let site = try TemporarySite(
            home(Self.patterns).merging(["Content/index.it.md": "---\nname: italiano\ntitle: I\ntranslation: {of: hu}\n---\n"]) {
                $1
            })
        #expect(try await site.build().complaints == "")
        for page in ["compare", "interview"] {
            let alternates =
                ["hu", "ru"].map { "hreflang=\"\($0)\" href=\"https://e.example/\($0)/\(page).html\">" }
                + ["hreflang=\"x-default\" href=\"https://e.example/hu/\(page).html\">"]
            for language in ["hu", "ru"] {
                let html = try #require(site.text("Output/\(language)/\(page).html"))
                #expect(html.contains(alternates.map { "<link rel=\"alternate\" " + $0 }.joined(separator: "\n")))
                #expect(html.contains("<link rel=\"canonical\" href=\"https://e.example/\(language)/\(page).html\">"))
                #expect(
                    site.text("Output/sitemap.xml")?.contains("<loc>https://e.example/\(language)/\(page).html</loc>") == true)
            }
            let foreign = try #require(site.text("Output/it/\(page).html"))
            #expect(foreign.contains("<meta name=\"robots\" content=\"noindex\">"))
            #expect(!foreign.contains("rel=\"alternate\" hreflang"))
            #expect(site.text("Output/sitemap.xml")?.contains("/it/\(page).html") == false)
        }
    }

    @Test func `is not there where there is nothing to make it of, and nothing leads to it`() async throws {
        let site = try TemporarySite(
            home([
                "Content/a/pattern.yml": "traits: {k: v}\n", "Content/a/index.hu.md": "---\ntitle: A\n---\n",
                "Content/b/pattern.yml": "order: 1\n", "Content/b/index.hu.md": "---\ntitle: B\n---\n",
                "Content/c/pattern.yml": "traits: {k: v}\n", "Content/c/index.hu.md": "---\ntitle: C\ndraft: true\n---\n",
            ]))
        #expect(try await site.build().complaints == "")
        for file in try site.output() {
            #expect(!file.hasSuffix("compare.html") && !file.hasSuffix("interview.html"))
            #expect(site.text("Output/\(file)")?.contains("compare.html") == false)
            #expect(site.text("Output/\(file)")?.contains("interview.html") == false)
        }
    }

    @Test func `leads home where the other language has no such page`() async throws {
        let site = try TemporarySite(
            home([
                "Content/a.hu.md": "---\ntitle: A\nquestion: Mi?\n---\n",
                "Content/a.ru.md": "---\ntitle: А\ntranslation: {of: hu}\n---\n",
            ]))
        _ = try await site.build()
        #expect(site.text("Output/ru/interview.html") == nil)
        #expect(site.text("Output/hu/interview.html")?.contains("<a href=\"../ru/index.html\" hreflang=\"ru\"") == true)
    }

    @Test(arguments: [
        ("compare", "the comparison of the patterns with traits"), ("interview", "the page of all interview questions"),
    ])
    func `B73: is not written over a page of that name, nor the other way round`(name: String, source: String) async throws {
        let site = try TemporarySite(home(Self.patterns).merging(["Content/\(name).hu.md": "---\ntitle: X\n---\n"]) { $1 })
        let report = try await site.build()
        #expect(report.published == nil)
        #expect(
            report.diagnostics.filter { $0.rule == .outputCollision }.map { "\($0.location.file): \($0.message)" } == [
                "Content/\(name).hu.md: two sources for `hu/\(name).html`: Content/\(name).hu.md and \(source)",
                "Content/\(name).hu.md: two sources for `ru/\(name).html`: Content/\(name).hu.md and \(source)",
            ])
        #expect(try await TemporarySite(home(["Content/\(name).hu.md": "---\ntitle: X\n---\n"])).build().complaints == "")
    }

    /// Patterns that show parts of one sample, and what else may have an id, in all texts that are quoted.
    private static func patterns(_ count: Int) -> [String: String] {
        var files = [
            "Sources/Samples/A.swift": "// snippet.load\nlet a = 1\n// snippet.end\n// snippet.rest\nlet b = 2\n// snippet.end\n"
        ]
        for number in 0..<count {
            files["Content/p\(number)/pattern.yml"] = "order: \(number)\ntraits: {k: v}\n"
            files["Content/p\(number)/index.hu.md"] = """
                ---
                title: P\(number)
                question: Q\(number)?
                ---

                ```swift sample=A.swift region=\(number == 1 ? "rest" : "load")
                ```

                ## Jó {#benefits}

                Ez.[^1]

                [^1]: Igen.

                ```swift tabs sample=A.swift,A.swift region=load
                ```

                ## Rossz {#drawbacks}

                ```swift tabs sample=A.swift,A.swift region=load
                ```

                ## Vég {#conclusion}

                ```swift tabs sample=A.swift,A.swift region=load
                ```

                """
        }
        return files
    }

    @Test(arguments: ["compare", "interview"])
    func `has no id twice, whatever it quotes`(page: String) async throws {
        let site = try TemporarySite(home(Self.patterns(3)))
        #expect(try await site.build().complaints == "")
        let ids = try #require(site.text("Output/hu/\(page).html")).pieces(from: " id=\"", to: "\"")
        #expect(ids.count { $0.hasPrefix("pilaster:tab-") } >= 6)
        #expect(Set(ids).count == ids.count, "\(ids)")
    }

    @Test func `loads each of many patterns when a reader chooses it`() async throws {
        let site = try TemporarySite(home(Self.patterns(13)))
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/hu/compare.html"))
        #expect(
            page.contains(
                """
                <section class="comparison" aria-labelledby="pilaster:choice" hidden>
                <fieldset class="choice">
                <legend><h2 id="pilaster:choice">Choose patterns to compare</h2></legend>
                </fieldset>
                <div class="sides"></div>
                </section>
                <script defer src="../compare.js"></script>
                <div class="table traits"
                """))
        let sides = try (0..<13).map { try #require(site.text("Output/hu/compare/p\($0).js")) }
        #expect(
            sides[2].hasPrefix(
                #"self["pilaster:compare/p2"]="\u003Carticle class=\"side\"\u003E\n\u003Ch3\u003E\u003Ca href=\"p2.html\"\u003EP2"#
            ))
        let sections = sides.map { $0.pieces(from: #"\u003Csection"#, to: #"\u003E"#) }
        // What no other pattern shows is compared with nothing.
        #expect(sections[0] == ["", "", #" data-feature=\"load\""#])
        #expect(sections[1] == ["", "", #" data-feature=\"load\""#])
        let ids = sides.flatMap { $0.pieces(from: #" id=\""#, to: #"\""#) }
        #expect(ids.count == 13 * 4)
        #expect(Set(ids).count == ids.count)
        // Twelve are on one page again, and nothing is left behind.
        try site.remove("Content/p3/index.hu.md")
        try site.remove("Content/p3/pattern.yml")
        #expect(try await site.build().complaints == "")
        #expect(site.text("Output/hu/compare.html")?.ranges(of: "<article class=\"side\">").count == 12)
        #expect(try site.output().filter { $0.hasPrefix("hu/compare/") || $0 == "compare.js" } == [])
    }

    @Test func `loads few patterns, too, where they would be heavy in one of the languages`() async throws {
        var files = home(Self.patterns)
        var generator = SeededGenerator(seed: 1)
        let list = (0..<9000).map { _ in "\(generator.below(1_000_000))" }.joined(separator: " ")
        files["Content/b/index.hu.md"]? += "\n## Jó {#benefits}\n\nIgen.\n"
        files["Content/b/index.ru.md"]? += "\n## Плюс {#benefits}\n\n\(list)\n"
        let site = try TemporarySite(files)
        #expect(try await site.build().complaints == "")
        for language in ["hu", "ru"] {
            let page = try #require(site.text("Output/\(language)/compare.html"))
            #expect(page.contains("<script defer src=\"../compare.js\"></script>"))
            #expect(!page.contains("<article class=\"side\">"))
            #expect(site.text("Output/\(language)/compare/a.js") != nil)
            // Who has no script is led to the pages.
            #expect(page.contains("<th scope=\"col\"><a href=\"b.html\""))
        }
    }

    @Test(arguments: [(100, true), (5000, false)])
    func `answers questions by descriptions alone where the page would be heavy in its language`(
        words: Int, isWhole: Bool
    ) async throws {
        var files = home(Self.patterns)
        var generator = SeededGenerator(seed: 2)
        for letter in ["a", "b"] {
            let list = (0..<words).map { _ in "\(generator.below(1_000_000))" }.joined(separator: " ")
            files["Content/\(letter)/index.hu.md"]? += "\n\(list)\n"
        }
        let site = try TemporarySite(files)
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/hu/interview.html"))
        #expect(page.ranges(of: "<details class=\"question\">").count == 2)
        #expect(page.contains("<p class=\"lead\">Leírás.</p>"))
        #expect(page.contains("Tanulság") == isWhole)
        #expect(site.text("Output/ru/interview.html")?.contains("<p class=\"more\">") == true)
    }

    @Test func `stays bounded: many patterns are compared in the table, many questions by their descriptions`() async throws {
        var files = home()
        for number in 0..<61 {
            files["Content/p\(number)/pattern.yml"] = "order: \(number)\ntraits: {k: v\(number)}\n"
            files["Content/p\(number)/index.hu.md"] =
                "---\ntitle: P\(number)\nquestion: 'Q\(number)?'\ndescription: D\(number).\n---\n\n## V {#conclusion}\n\nHosszú.\n"
        }
        let site = try TemporarySite(files)
        #expect(try await site.build().complaints == "")
        let comparison = try #require(site.text("Output/hu/compare.html"))
        #expect(comparison.ranges(of: "<tr><th scope=\"row\"><a href=\"p").count == 61)
        #expect(!comparison.contains("class=\"side\""))
        #expect(try site.output().filter { $0.hasPrefix("hu/compare/") }.count == 61)
        let interview = try #require(site.text("Output/hu/interview.html"))
        #expect(interview.ranges(of: "<details class=\"question\">").count == 61)
        #expect(interview.contains("<p class=\"lead\">D60.</p>"))
        #expect(!interview.contains("Hosszú."))
    }
}
