import Models
import Site
import Testing

@Suite struct `Drafts` {
    private static let draft = ["Content/a.hu.md": "---\ntitle: A\ndraft: true\n---\n"]

    @Test func `are published only on demand`() async throws {
        let site = try TemporarySite(home(Self.draft))
        _ = try await site.build()
        #expect(site.text("Output/hu/a.html") == nil)
        #expect(site.text("Output/hu/pages.html")?.contains("a.html") == false)
        _ = try await site.build { $0.includesDrafts = true }
        #expect(site.text("Output/hu/a.html") != nil)
    }

    @Test func `cannot be linked to from what is published`() async throws {
        let site = try TemporarySite(home(Self.draft.merging(["Content/b.hu.md": "---\ntitle: B\n---\n\nЖ [x](a.md)\n"]) { $1 }))
        #expect(
            try await site.build().complaints == """
                Content/b.hu.md:5:7: error: the page `a` is a draft, which is not published [unknown-page]
                 5 | Ж [x](a.md)
                   |       ^~~~
                    = Remove the link or the page's `draft`, or build with `--drafts`.

                """)
        #expect(try await site.build { $0.includesDrafts = true }.complaints == "")
    }

    @Test func `are no origin of what is published`() async throws {
        let site = try TemporarySite(
            home(Self.draft.merging(["Content/a.ru.md": "---\ntitle: A\ntranslation: {of: hu}\n---\n"]) { $1 }))
        #expect(
            try await site.build().complaints == """
                Content/a.ru.md:3:19: error: the page `a` in `hu` is a draft, which is not published [translation-origin]
                 3 | translation: {of: hu}
                   |                   ^~
                    = Publish the origin, or make the translation a draft, too.

                """)
    }

    @Test func `make a whole language a draft where its home page is one`() async throws {
        let site = try TemporarySite(
            home([
                "Content/index.de.md": "---\nname: Deutsch\ntitle: M\ndraft: true\ntranslation: {of: hu}\n---\n",
                "Content/b.de.md": "---\ntitle: B\n---\n", "Content/site.yml": "languages: [de, hu]\n",
            ]))
        #expect(try await site.build().complaints == "")
        #expect(try site.output().contains { $0.hasPrefix("de/") } == false)
        #expect(site.text("Output/hu/index.html")?.contains("Deutsch") == false)
        #expect(site.text("Output/hu/b.html") == nil)
        _ = try await site.build { $0.includesDrafts = true }
        #expect(site.text("Output/de/b.html") != nil)
    }

    @Test func `are not all there may be of a site`() async throws {
        let site = try TemporarySite(["Content/index.hu.md": "---\ntitle: M\ndraft: true\n---\n"])
        #expect(
            try await site.build().complaints == """
                Content:1:1: error: every language of the site is a draft [unknown-language]
                    = Remove `draft` from a home page, or build with `--drafts`.

                """)
    }
}
