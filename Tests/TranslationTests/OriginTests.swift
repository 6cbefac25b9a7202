import Models
import Testing

@Suite struct `Originals and translations` {
    private static func check(_ files: [String: String]) async throws -> [String] {
        let project = try TestProject(
            site(files).merging(["Content/index.it.md": "---\nname: italiano\ntitle: I\ntranslation: {of: hu}\n---\n\nCiao.\n"]) {
                $1
            })
        let rules: Set<Rule> = [.unlinkedOriginal, .translationOrigin, .missingTranslation]
        return try await project.check().filter { rules.contains($0.rule) && !$0.location.file.contains("/index.") }.map {
            "\($0.location.file.dropFirst("Content/".count)): \($0.severity.rawValue): \($0.message)"
        }
    }

    @Test func `a page written first in any language is nobody's orphan`() async throws {
        #expect(
            try await Self.check(["Content/a.it.md": "---\ntitle: A\n---\n"]) == [
                "a.it.md: note: the page has no translation in `hu`", "a.it.md: note: the page has no translation in `ru`",
            ])
        let project = try TestProject(site(["Content/a.ru.md": "---\ntitle: А\n---\n\n[x](index.md)\n"]))
        try await project.build()
        #expect(project.text("Output/hu/a.html")?.contains("<h1 lang=\"ru\" dir=\"ltr\">А</h1>") == true)
        #expect(project.text("Output/hu/a.html")?.contains("<a href=\"index.html\">x</a>") == true)
    }

    @Test func `of two originals the first language's is the origin, and the other is unlinked`() async throws {
        #expect(
            try await Self.check(["Content/a.hu.md": "---\ntitle: A\n---\n", "Content/a.ru.md": "---\ntitle: A\n---\n"]) == [
                "a.hu.md: note: the page has no translation in `it`",
                "a.ru.md: warning: the page does not say of what it is a translation, so nobody can tell whether it is current",
            ])
    }

    @Test(arguments: [
        ("ru", "hu", "it", ["a.ru.md: error: Content/a.it.md is a translation itself"]),
        (
            "-", "-", "hu",
            [
                "a.ru.md: error: Content/a.it.md is not the origin: Content/a.hu.md is an original too, and stands first in `languages`"
            ]
        ),
    ])
    func `a translation names the origin`(_: String, it: String, ru: String, problems: [String]) async throws {
        // The third page is a translation of the second.
        let second = it == "-" ? "" : "translation: {of: hu}\n"
        let found = try await Self.check([
            "Content/a.hu.md": "---\ntitle: A\n---\n", "Content/a.it.md": "---\ntitle: A\n\(second)---\n",
            "Content/a.ru.md": "---\ntitle: A\ntranslation: {of: it}\n---\n",
        ])
        #expect(found.filter { $0.contains("error") } == problems)
    }

    @Test(arguments: [
        ("it", "hu", ["a.hu.md: error: the versions of the page are translations of each other, and none is the origin"]),
        ("hu", "hu", ["a.hu.md: error: the page is a translation of itself"]),
        ("ru", "hu", ["a.hu.md: error: there is no page `a` in `ru`"]),
    ])
    func `a chain ends somewhere`(hu: String, it: String, problems: [String]) async throws {
        let found = try await Self.check([
            "Content/a.hu.md": "---\ntitle: A\ntranslation: {of: \(hu)}\n---\n",
            "Content/a.it.md": "---\ntitle: A\ntranslation: {of: \(it)}\n---\n",
        ])
        #expect(found.filter { $0.contains("error") } == problems)
    }

    @Test func `fallback follows site.yml, and a language that it names must be there`() async throws {
        let files = site([
            "Content/site.yml": "languages: [hu, ru, it]\nfallback: {ru: [it, hu], it: [de]}\n",
            "Content/index.it.md": "---\nname: italiano\ntitle: I\ntranslation: {of: hu}\n---\n",
            "Content/a.hu.md": "---\ntitle: Magyar\n---\n",
            "Content/a.it.md": "---\ntitle: Italiano\ntranslation: {of: hu}\n---\n",
        ])
        let project = try TestProject(files)
        #expect(
            try await project.check(.unknownLanguage) == """
                Content/site.yml:2:31: error: `fallback` names `de`, which has no home page [unknown-language]
                 2 | fallback: {ru: [it, hu], it: [de]}
                   |                               ^~
                    = Add `Content/index.de.md`, or take `de` out of it.

                """)
        try project.write("languages: [hu, ru, it]\nfallback: {ru: [it, hu], it: [ru], hu: [it]}\n", to: "Content/site.yml")
        try await project.build()
        #expect(project.text("Output/ru/a.html")?.contains("<h1 lang=\"it\" dir=\"ltr\">Italiano</h1>") == true)
    }
}
