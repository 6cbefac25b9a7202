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
        #expect(page.facts.headings.map(\.text) == ["Array<Element> és x link d & \"q\""])
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

    @Test func `B35: a quote that is never closed is reported where it opens`() throws {
        #expect(
            printed(try parse("---\ntitle: A\n---\n\n```swift title=\"Első példa\nx\n```\n").diagnostics) == """
                Content/a.hu.md:5:10: warning: the quote in `title="Első példa` is never closed [unknown-fence-word]
                 5 | ```swift title="Első példa
                   |          ^~~~~~~~~~~~~~~~~
                    = Write a `"` behind the value.

                """)
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

    @Test func `B46: a link whose path holds spaces is none, and is said to be none`() throws {
        let page = try parse(
            "---\ntitle: A\n---\n\n[x](<Az első lap.md>) **e\u{301}[é](Az első lap.md)** ![k](a b.png) [see](as above, p. 3)\n")
        #expect(page.facts.links.map(\.destination) == ["Az első lap.md"])
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:5:30: warning: this is text, not a link: its path holds spaces [not-a-link]
                 5 | [x](<Az első lap.md>) **e\u{301}[é](Az első lap.md)** ![k](a b.png) [see](as above, p. 3)
                   |                              ^~~~~~~~~~~~~~
                    = Put the path between `<` and `>`.

                Content/a.hu.md:5:53: warning: this is text, not a link: its path holds spaces [not-a-link]
                 5 | [x](<Az első lap.md>) **e\u{301}[é](Az első lap.md)** ![k](a b.png) [see](as above, p. 3)
                   |                                                     ^~~~~~~
                    = Put the path between `<` and `>`.

                """)
    }

    @Test(arguments: ["{#alfa beta}", "{.wide}", "{#alfa .wide}", "{: #alfa}"])
    func `B04: attributes of other tools' headings are reported, since they are shown`(attribute: String) throws {
        let page = try parse("---\ntitle: A\n---\n\n## Alfa \(attribute)\n\n## {a, b}\n\n## {#c}\n")
        #expect(page.facts.headings.map(\.explicitID) == [nil, nil, "c"])
        #expect(
            printed(page.diagnostics.filter { $0.rule == .headingAttribute }) == """
                Content/a.hu.md:5:9: warning: `\(attribute)` is no id, and is shown as text [heading-attribute]
                 5 | ## Alfa \(attribute)
                   |         ^\(String(repeating: "~", count: attribute.count - 1))
                    = Write `{#id}`, without spaces and with nothing else in the braces, at the end of the heading.

                """)
    }

    @Test func `B47: relative addresses in HTML that a site trusts are reported, since nobody checks them`() throws {
        let page = try parse(
            "---\ntitle: A\n---\n\nЖ <img alt=\"\" src=\"kep.png\"> <a href='masik.md#x'>m</a> <a href=#a>b</a>\n\n<video\n  poster = p.png src=\"https://e.example/v\">\n</video>\n",
            rawHTML: .allow)
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:5:20: warning: the address `kep.png` in raw HTML is neither checked nor rewritten [raw-html]
                 5 | Ж <img alt="" src="kep.png"> <a href='masik.md#x'>m</a> <a href=#a>b</a>
                   |                    ^~~~~~~
                    = Write the link or image as markdown, or name an address with `https:`.

                Content/a.hu.md:5:39: warning: the address `masik.md#x` in raw HTML is neither checked nor rewritten [raw-html]
                 5 | Ж <img alt="" src="kep.png"> <a href='masik.md#x'>m</a> <a href=#a>b</a>
                   |                                       ^~~~~~~~~~
                    = Write the link or image as markdown, or name an address with `https:`.

                Content/a.hu.md:8:12: warning: the address `p.png` in raw HTML is neither checked nor rewritten [raw-html]
                 8 |   poster = p.png src="https://e.example/v">
                   |            ^~~~~
                    = Write the link or image as markdown, or name an address with `https:`.

                """)
    }

    @Test func `B05: headings of signs and of nothing have no names but ids, and an empty one is reported`() throws {
        let page = try parse("---\ntitle: A\n---\n## 🎉\n## 🎉🎉\n## ???\n## `` ` ``\n## ` `\n##\n")
        #expect(page.facts.headings.map(\.text) == ["🎉", "🎉🎉", "???", "`", "", ""])
        #expect(page.facts.headings.map(\.slug) == Array(repeating: nil, count: 6))
        #expect(page.diagnostics.map { "\($0.location.line) \($0.rule.rawValue)" } == ["8 empty-heading", "9 empty-heading"])
    }

    @Test(arguments: [("Ж\u{301}", 30, false), ("a", 31, true), ("日本", 100_000, true)])
    func `combining marks beyond those of any language are refused at their place`(
        text: String, marks: Int, isRefused: Bool
    ) throws {
        let page = try parse(
            "---\ntitle: A\n---\n\n## \(text)\(String(repeating: "\u{323}", count: text == "Ж\u{301}" ? marks - 1 : marks))x\n")
        #expect(page.diagnostics.map(\.message) == (isRefused ? ["more than 30 combining marks follow each other"] : []))
        #expect(page.diagnostics.allSatisfy { $0.location.line == 5 && $0.severity == .error })
    }

    @Test func `combining marks that are written as character references are refused as well`() throws {
        let page = try parse("---\ntitle: A\n---\n\nx\n\n## a\(String(repeating: "&#x301;", count: 10_000))\n")
        #expect(
            page.diagnostics.map { "\($0.location.line) \($0.message)" } == ["7 more than 30 combining marks follow each other"])
    }

    @Test func `references that libcmark leaves out are said to be left out`() throws {
        let definition = "[a]: /\(String(repeating: "u", count: 10_000))\n\n"
        #expect(try parse("---\ntitle: A\n---\n\n\(definition)[a] [a] [a]\n").diagnostics == [])
        let page = try parse("---\ntitle: A\n---\n\n\(definition)\(String(repeating: "[a]", count: 2_000))\n")
        #expect(
            page.diagnostics.map(\.message) == [
                "the links that take their addresses from definitions are too long together, and became text"
            ])
        let list = (0..<8_000).map { "- [x](https://e.example/a/long/path/to/number/\($0))\n" }.joined()
        #expect(try parse("---\ntitle: A\n---\n\n\(list)").diagnostics == [])
    }

    @Test func `depth in a table's cell is bounded and reported as it is elsewhere`() throws {
        let cell = String(repeating: "*a **b ", count: 150)
        let page = try parse("---\ntitle: A\n---\n\n| x |\n|---|\n| \(cell)\(String(repeating: "** *", count: 150)) |\n")
        #expect(page.diagnostics.filter { $0.rule == .limit }.map(\.location.line).allSatisfy { $0 == 7 })
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
