import Models
import Testing

@Suite struct `Fences of a page` {
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

    @Test(arguments: [
        ("swift{1,3-4}", "swift", "{1,3-4}"), ("Rust,ignore", "rust", ",ignore"), ("js:line-numbers", "js", ":line-numbers"),
        ("{.python .x}", "", "{.python"), ("c++{1}", "c++", "{1}"), ("a=b", "a", "=b"),
    ])
    func `B35: what other tools write right behind a language is no part of it`(
        info: String, language: String, word: String
    ) throws {
        let page = try parse("---\ntitle: A\n---\n\n```\(info)\nx\n```\n")
        #expect(page.facts.listings.map(\.language) == [language])
        #expect(page.diagnostics.first?.message == "unknown word `\(word)` after the fence's language")
        #expect(page.diagnostics.first?.location.column == 4 + language.count)
    }

    @Test func `a sample right behind the language is told how to be one`() throws {
        #expect(
            printed(try parse("---\ntitle: A\n---\n\n```text,sample=A.swift\n```\n").diagnostics) == """
                Content/a.hu.md:5:8: warning: unknown word `,sample=A.swift` after the fence's language [unknown-fence-word]
                 5 | ```text,sample=A.swift
                   |        ^~~~~~~~~~~~~~~
                    = Write a space between the language and `sample=A.swift`.

                """)
    }

    @Test(arguments: [
        ("tree sample=A region=r", "`region` says nothing of a folder"),
        ("tree tabs sample=A", "`tabs` says nothing of a folder"),
        ("swift diff tabs sample=A.swift,B.swift", "what differs is shown, and no tabs"),
        ("swift sample=A.swift region=a,b", "there are 2 regions for 1 samples"),
        ("swift sample=A.swift,B.swift,C.swift region=a,b", "there are 2 regions for 3 samples"),
    ])
    func `a word that changes nothing is a warning`(info: String, message: String) throws {
        let page = try parse("---\ntitle: A\n---\n\n```\(info)\n```\n")
        #expect(page.diagnostics.map(\.message) == [message])
        #expect(page.diagnostics.map(\.severity) == [.warning])
    }

    @Test(arguments: [
        ("swift sample=A.swift sample=B.swift", "5:25", "`sample` stands twice after the fence's language"),
        ("swift sample=A.swift region=", "5:25", "`region` names no region"),
        ("swift region=r", "5:10", "`region` needs a sample"), ("swift tabs", "5:10", "`tabs` needs a sample"),
        ("swift diff sample=A.swift", "5:10", "`diff` needs two samples"),
        ("swift sample=", "5:10", "`sample` names no file"), ("tree sample=", "5:9", "`sample` names no folder"),
    ])
    func `what shows nothing, or twice, is reported`(info: String, place: String, message: String) throws {
        let page = try parse("---\ntitle: A\n---\n\n```\(info)\nx\n```\n")
        #expect(page.diagnostics.map(\.message) == [message])
        #expect(page.diagnostics.map { "\($0.location.line):\($0.location.column)" } == [place])
    }

    @Test func `a fence without a language still shows its sample`() throws {
        let page = try parse("---\ntitle: A\n---\n```sample=A.swift region=r\n```\n")
        #expect(page.facts.listings.map(\.content) == [.sample(.init(path: "A.swift", region: "r"))])
        #expect(page.facts.listings.map(\.language) == [""])
        #expect(page.diagnostics == [])
    }

    @Test(arguments: ["VIP", "VIP/", "VIP//"])
    func `a folder may have a slash behind it`(path: String) throws {
        let page = try parse("---\ntitle: A\n---\n```tree sample=\(path)\n```\n")
        #expect(page.facts.listings.map(\.content) == [.tree(path: "VIP")])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `B30: a body's lines are the same whatever ends them`(end: String) throws {
        let page = try parse(
            ["# x", "", "> ```swift sample=A.swift", "> a => b", ">", "> e => f", "> ```", ""].joined(separator: end))
        #expect(page.facts.listings.first?.body.map(\.text) == ["a => b", "", "e => f"])
        #expect(page.facts.listings.first?.body.map(\.line) == [4, 5, 6])
        #expect(page.facts.listings.first?.lineCount == 3)
    }

    @Test(arguments: ["    ```swift\n    x\n", "\t```\n\tx\n", "-     ~~~~ a\n      x\n"])
    func `B36: indented code that shows a fence opens none`(text: String) throws {
        #expect(try parse("---\ntitle: A\n---\n\n\(text)").diagnostics == [])
    }

    @Test func `B36: a fence that is never closed is a warning where it opens`() throws {
        let page = try parse("---\ntitle: A\n---\n\n```\n## a\n## b\n")
        #expect(page.diagnostics.map(\.message) == ["fence opened at line 5 is never closed"])
        #expect(try parse("---\ntitle: A\n---\n````\n```\nx\n```\n````\n").diagnostics == [])
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
}
