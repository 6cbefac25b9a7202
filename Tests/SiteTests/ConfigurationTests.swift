import Models
import Site
import Testing

@Suite struct `The facts about a site` {
    @Test(arguments: [
        (
            "fallback: {ru: [hu, de]}", "1:21", "^~", "`fallback` names `de`, which has no home page [unknown-language]",
            "Add `Content/index.de.md`, or take `de` out of it."
        ),
        (
            "fallback: {de: [hu]}", "1:12", "^~", "`fallback` names `de`, which has no home page [unknown-language]",
            "Add `Content/index.de.md`, or take `de` out of it."
        ),
        (
            "fallback: {ru: [ru]}", "1:16", "^~~~", "`ru` cannot fall back on itself [invalid-value]",
            "Leave `ru` out of its own list."
        ),
        (
            "fallback: hu", "1:11", "^~", "`fallback` must name the languages to try, by language [invalid-value]",
            "Write `fallback: {ru: [it, hu]}`."
        ),
        (
            "raw-html: yes", "1:11", "^~~", "`yes` is no value of `raw-html` [invalid-value]",
            "Write `raw-html: escape` or `raw-html: allow`."
        ),
        (
            "search: maybe", "1:9", "^~~~~", "`maybe` is no value of `search` [invalid-value]",
            "Write `search: on` or `search: off`."
        ),
        (
            "samples: ../x", "1:10", "^~~~", "`samples` leads out of the project [path-outside]",
            "Name a folder of the project, such as `samples: Sources/Samples`."
        ),
        (
            "samples: Source/Samples", "1:10", "^~~~~~~~~~~~~~", "the project has no folder `Source/Samples` [invalid-value]",
            "Make it, or mend the path; without `samples`, it is `Sources/Samples`."
        ),
        (
            "languages: {ru: x}", "1:12", "^~~~~~~", "`languages` must be a list [invalid-value]",
            "Write `languages: […]`, with commas between the entries."
        ),
        (
            "samples: /etc", "1:10", "^~~~", "`samples` leads out of the project [path-outside]",
            "Name a folder of the project, such as `samples: Sources/Samples`."
        ),
        (
            "severity: {raw-html: fatal}", "1:22", "^~~~~", "`fatal` is no severity [invalid-value]",
            "Write `error`, `warning`, `note` or `off`."
        ),
        (
            "title: [a]", "1:8", "^~~", "`title` must be a text [invalid-value]",
            "Put the text in quotes if it begins with `[` or `{`."
        ),
        (
            "- a", "1:1", "^~~", "site.yml must be a list of keys with values [invalid-value]",
            "Write one `key: value` on each line."
        ),
    ])
    func `that are no facts are errors at their place`(
        text: String, place: String, carets: String, message: String, remedy: String
    ) async throws {
        let site = try TemporarySite(home(["Content/site.yml": "\(text)\n"]))
        let column = place.split(separator: ":").last.flatMap { Int($0) } ?? 1
        #expect(
            try await site.build().complaints == """
                Content/site.yml:\(place): error: \(message)
                 1 | \(text)
                   | \(String(repeating: " ", count: column - 1))\(carets)
                    = \(remedy)

                """)
    }

    @Test(arguments: ["title: ''", "title: '  '", "title:", "title: ~"])
    func `B13: a page without a title has the nearest thing to one, and is reported`(title: String) async throws {
        let site = try TemporarySite(page: "## Ж", frontMatter: title)
        #expect(
            try await site.build().complaints
                == """
                Content/a.hu.md:1:1: error: the page has no `title`; “Ж” stands in for it [missing-key]
                 1 | ---
                   | ^
                    = Write `title: …` on a line of its own between the `---`.

                """)
    }

    @Test func `an empty tag is an error at its place`() async throws {
        let site = try TemporarySite(page: "x", frontMatter: "title: A\ntags: [ж, '', b]")
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:3:11: error: an entry of `tags` is empty [invalid-value]
                 3 | tags: [ж, '', b]
                   |           ^~
                    = Remove it, or write a text.

                """)
    }

    @Test func `B17: a date is no fact of a page, and an impossible one no exception`() async throws {
        let site = try TemporarySite(page: "x", frontMatter: "title: A\ndate: 2024-02-30")
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:3:1: warning: unknown key `date` in front matter [unknown-key]
                 3 | date: 2024-02-30
                   | ^~~~
                    = Known keys: title, description, question, tags, order, redirect-from, draft, translation.

                """)
    }

    @Test(arguments: ["true", "True", "TRUE", "yes", "On"]) func `a draft is one however YAML writes it`(
        word: String
    ) async throws {
        let site = try TemporarySite(home(["Content/a.hu.md": "---\ntitle: A\ndraft: \(word)\n---\n\nA\n"]))
        #expect(try await site.build().complaints == "")
        #expect(site.text("Output/hu/a.html") == nil)
    }

    @Test(arguments: [
        ("order: 1e3", "`order` must be a whole number", "Write digits only, such as `order: 10`."),
        ("draft: perhaps", "`draft` must be `true` or `false`", "Write `draft: true` or `draft: false`."),
        ("tags: {a: b}", "`tags` must be a list", "Write `tags: […]`, with commas between the entries."),
        ("translation: hu", "`translation` must be a list of keys with values", "Write one `key: value` on each line."),
        (
            "translation: {sections: {a: b}}", "`translation` does not say of which language",
            "Write `of:` and the language of the origin."
        ),
    ])
    func `a value of another kind than its key wants is an error at the value`(
        line: String, message: String, remedy: String
    ) async throws {
        let site = try TemporarySite(page: "x", frontMatter: "title: A\n\(line)")
        let value = line.drop { $0 != " " }.dropFirst()
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:3:\(line.count - value.count + 1): error: \(message) [invalid-value]
                 3 | \(line)
                   | \(String(repeating: " ", count: line.count - value.count))^\(String(repeating: "~", count: value.count - 1))
                    = \(remedy)

                """)
    }

    @Test(arguments: [
        ("\n---\ntitle: A\n---\n", 2, "---", 1), ("  ---\ntitle: A\n---\n", 1, "  ---", 1),
        ("\t\n \n---   \ntitle: A\n---\n", 3, "---   ", 1),
    ])
    func `B19: front matter that is not at the very beginning is text, and is said to be text`(
        text: String, line: Int, shown: String, column: Int
    ) async throws {
        let site = try TemporarySite(home(["Content/a.hu.md": text]))
        let complaints = try await site.build().complaints
        #expect(
            complaints == """
                Content/a.hu.md:\(line):\(column): error: front matter counts only from the first column of the first line on, \
                and this is text [missing-key]
                 \(line) | \(shown)
                   | ^
                    = Remove what stands before the `---`.

                """)
    }

    @Test func `B19: dashes at the beginning of a body are a line across, and below a text a heading`() async throws {
        let site = try TemporarySite(page: "---\n\nNem YAML: ez\n\n---\n\nszöveg\n---\nmás\n\n```yaml\n---\na: b\n---\n```")
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/hu/a.html"))
        #expect(page.contains("<hr>\n<p>Nem YAML: ez</p>\n<hr>\n"))
        #expect(page.contains("<h2 id=\"szöveg\">szöveg</h2>"))
        #expect(page.contains("---\na: b\n---\n"))
    }

    @Test(arguments: [
        ("\"Idéző \\\" jel\"", "Idéző \" jel"), ("'L''adattatore'", "L'adattatore"), (">-\n  egy\n  kettő", "egy kettő"),
        ("007", "007"),
        ("1e3", "1e3"), ("true", "true"), ("0x1F", "0x1F"), ("2024-01-01", "2024-01-01"), ("NULL1", "NULL1"), ("'~'", "~"),
        ("a # b", "a"),
        ("a#b", "a#b"), ("'[a]'", "[a]"), ("«a: b»", nil),
    ])
    func `B14, B15: a title is shown as it was written`(title: String, shown: String?) async throws {
        let site = try TemporarySite(page: "x", frontMatter: "title: \(title)")
        let report = try await site.build()
        #expect((report.published == nil) == (shown == nil))
        if let shown { #expect(site.text("Output/hu/a.html")?.contains("<h1>\(shown)</h1>") == true) }
    }

    @Test func `B14: a colon in an unquoted title is an error at its line, with the remedy`() async throws {
        let site = try TemporarySite(page: "x", frontMatter: "# megjegyzés\ntags: [a]\ntitle: MVVM: a második minta")
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:4:12: error: ': ' inside a value without quotes [invalid-yaml]
                 4 | title: MVVM: a második minta
                   |            ^
                    = Put the value in quotes: key: "one: two".

                """)
    }
}
