import Models
import Testing

@Suite struct `Headings of a page` {
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

    @Test(arguments: ["\u{200B}", "&nbsp;\u{2060}", "\u{3164}", "\u{FE0F}", "<b>\u{AD}</b>"])
    func `B05: a heading of which nothing is seen is empty`(text: String) throws {
        let page = try parse("---\ntitle: A\n---\n\n## \(text)\n", rawHTML: .allow)
        #expect(page.facts.headings.map(\.text) == [""])
        #expect(page.diagnostics.map(\.rule) == [.emptyHeading])
        #expect(try parse("---\ntitle: \"\u{200B}\"\n---\nx\n").diagnostics.map(\.rule) == [.missingKey])
    }

    @Test func `B10: a second title and a skipped level are warnings`() throws {
        let page = try parse("---\ntitle: A\n---\n# A\n#### D\n## B\n# A2\n")
        #expect(page.diagnostics.map { "\($0.location.line) \($0.severity)" } == ["5 warning", "7 warning"])
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

    @Test func `B05: headings of signs and of nothing have no names but ids, and an empty one is reported`() throws {
        let page = try parse("---\ntitle: A\n---\n## 🎉\n## 🎉🎉\n## ???\n## `` ` ``\n## ` `\n##\n")
        #expect(page.facts.headings.map(\.text) == ["🎉", "🎉🎉", "???", "`", "", ""])
        #expect(page.facts.headings.map(\.slug) == Array(repeating: nil, count: 6))
        #expect(page.diagnostics.map { "\($0.location.line) \($0.rule.rawValue)" } == ["8 empty-heading", "9 empty-heading"])
    }
}
