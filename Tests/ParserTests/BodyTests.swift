import Models
import Testing

@Suite struct `A page's body` {
    @Test func `components and steps are read with their arrows`() throws {
        let page = try parse(
            """
            ---
            title: A
            ---

            ## Részek {#components}

            - **Nézet**: mutat.
            - **Modell:** tárol.
            - szöveg

            ## Lépések

            1. **Nézet → Modell** kér.
            2. **Modell -> Nézet** ad.
            3. Megjegyzés.
            """)
        #expect(page.facts.sections.map { $0.components.map(\.name) } == [["Nézet", "Modell"], []])
        #expect(
            page.facts.sections[1].steps.map(\.arrow) == [
                .init(from: "Nézet", to: "Modell"), .init(from: "Modell", to: "Nézet"), nil,
            ])
        #expect(page.facts.sections[1].steps.map(\.line) == [13, 14, 15])
    }

    @Test func `B38: a heading's text is what is read, without pictures and markup`() throws {
        let page = try parse("---\ntitle: A\n---\n## `Array<Element>` és <b>x</b> ![k](i.png) [link](u) *d* & \"q\"\n")
        #expect(page.facts.headings.map(\.text) == ["Array<Element> és x  link d & \"q\""])
    }

    @Test func `B04: one id at two headings is an error that names both lines`() throws {
        let page = try parse("---\ntitle: A\n---\n## Beta {#alfa}\n## Gamma {#alfa}\n")
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:5:10: error: the id `alfa` stands at two headings [duplicate-id]
                 5 | ## Gamma {#alfa}
                   |          ^~~~~~~
                    = Give one of them another id.
                Content/a.hu.md:4:9: note: the first is here
                 4 | ## Beta {#alfa}
                   |         ^~~~~~~

                """)
    }

    @Test func `B05: an empty heading is reported`() throws {
        let page = try parse("---\ntitle: A\n---\n##\n\n## x\n")
        #expect(page.diagnostics.map(\.rule) == [.emptyHeading])
    }

    @Test func `B10: a second title and a skipped level are warnings`() throws {
        let page = try parse("---\ntitle: A\n---\n# A\n#### D\n## B\n# A2\n")
        #expect(page.diagnostics.map { "\($0.location.line) \($0.severity)" } == ["5 warning", "7 warning"])
    }

    @Test(arguments: [
        ("swift title=\"Első példa\" {1,3}", "swift", "Első példa"), ("Swift", "swift", nil), (" swift", "swift", nil),
        ("c++", "c++", nil), ("objective-c", "objective-c", nil), ("", "", nil),
    ])
    func `B35: a fence has one language, and words that are known or reported`(
        info: String, language: String, title: String?
    ) throws {
        let page = try parse("---\ntitle: A\n---\n```\(info)\nx\n```\n")
        #expect(page.facts.listings.map(\.language) == [language])
        #expect(page.facts.listings.map(\.title) == [title])
        #expect(
            page.diagnostics.map(\.message) == (info.hasSuffix("}") ? ["unknown word `{1,3}` after the fence's language"] : []))
    }

    @Test func `B36: a fence that is never closed is a warning where it opens`() throws {
        let page = try parse("---\ntitle: A\n---\n\n```\n## a\n## b\n")
        #expect(page.diagnostics.map(\.message) == ["fence opened at line 5 is never closed"])
        #expect(try parse("---\ntitle: A\n---\n````\n```\nx\n```\n````\n").diagnostics == [])
    }

    @Test func `raw HTML is reported once a line, at its place`() throws {
        let page = try parse("---\ntitle: A\n---\n\nЖ <b>x</b>\n")
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:5:3: warning: raw HTML is shown as text [raw-html]
                 5 | Ж <b>x</b>
                   |   ^~~
                    = Write it as markdown, put it into backticks, or trust all pages with `raw-html: allow` in site.yml.

                """)
    }

    @Test func `several samples are tabs or a difference, and each may have its region`() throws {
        let page = try parse(
            "---\ntitle: A\n---\n```swift tabs sample=A.swift,B.swift region=r\n```\n\n```swift diff sample=A.swift,B.swift region=r,s\n```\n"
        )
        #expect(
            page.facts.listings.map(\.content) == [
                .tabs([.init(path: "A.swift", region: "r"), .init(path: "B.swift", region: "r")]),
                .diff(old: .init(path: "A.swift", region: "r"), new: .init(path: "B.swift", region: "s")),
            ])
    }

    @Test(arguments: HostileBody.allCases)
    func `a hostile size ends in a page or in a word about its limit`(body: HostileBody) throws {
        let page = try parse("---\ntitle: A\n---\n\(body.text)\n")
        #expect(page.facts.frontMatter.title == "A")
        #expect(page.diagnostics.allSatisfy { $0.rule == .limit || $0.severity < .error })
    }
}

/// Bodies that broke other tools by their size. They are named, since their texts are too long to print.
enum HostileBody: CaseIterable {
    case deepList, nestedImages, equalHeadings, backticks, references, staircase, word, wideTable

    var text: String {
        switch self {
        case .deepList: String(repeating: "- ", count: 60_000) + "a"
        case .nestedImages:
            String(repeating: "![", count: 20_000) + "a" + String(repeating: "](x)", count: 20_000)
        case .equalHeadings: String(repeating: "## Заголовок\n\n", count: 20_000)
        case .backticks: (1..<1500).map { "e" + String(repeating: "`", count: $0) }.joined()
        case .references:
            "[a]: /" + String(repeating: "u", count: 10_000) + "\n\n" + String(repeating: "[a]", count: 20_000)
        case .staircase: (0..<1000).map { String(repeating: "  ", count: $0) + "- x\n" }.joined()
        case .word: String(repeating: "a", count: 1_000_000)
        case .wideTable: String(repeating: "| a ", count: 20_000) + "|\n" + String(repeating: "|---", count: 20_000) + "|"
        }
    }
}
