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
