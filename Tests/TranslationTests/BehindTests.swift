import Models
import Site
import Testing

@Suite struct `A section that is behind` {
    private static let origin = """
        ---
        title: VIP
        description: Egy minta.
        ---

        Bevezető.

        ## Részek {#components}

        A nézet és
        a presenter.

        ## Mikor {#when}

        Ha kell.

        """

    private static let translation = """
        ---
        # keep me
        title: VIP
        translation: {of: hu}
        tags: [UIKit]
        ---

        Введение.

        ## Части

        Представление и презентер.

        ## Когда

        Если нужно.

        """

    private static func project() async throws -> TestProject {
        let project = try TestProject(
            site([
                "Content/vip/index.hu.md": origin, "Content/vip/index.ru.md": translation,
                "Content/mvvm.hu.md": "---\ntitle: MVVM\n---\n\n## Mikor {#when}\n\nx\n",
                "Content/mvvm.ru.md": "---\ntitle: MVVM\ntranslation: {of: hu}\n---\n\n## Когда\n\nx\n",
            ]))
        for page in ["vip", "mvvm", "index"] {
            _ = try await RecordTranslation(project: project.project).run(page: page, language: "ru")
        }
        return project
    }

    private static func notices(_ project: TestProject, _ page: String) -> Int {
        (project.text("Output/\(page).html") ?? "").components(of: "class=\"notice\"")
    }

    @Test func `is not one of which nobody recorded anything`() async throws {
        let project = try TestProject(
            site(["Content/vip/index.hu.md": Self.origin, "Content/vip/index.ru.md": Self.translation]))
        #expect(try await project.check(.behind) == "")
    }

    @Test func `is named in each translation, at its heading, and its page says so there and nowhere else`() async throws {
        let project = try await Self.project()
        #expect(try await project.check(.behind) == "")
        try project.edit("Content/vip/index.hu.md", "a presenter.", "a presenter, külön.")
        #expect(
            try await project.check(.behind) == """
                Content/vip/index.ru.md:16:1: note: the section `components` has changed in the origin since it was translated [behind]
                 16 | ## Части
                    | ^
                    = Bring it up to date, then run `pilaster translate vip ru --accept components`.
                Content/vip/index.hu.md:8:1: note: the origin is here

                """)
        try await project.build()
        let page = try #require(project.text("Output/ru/vip.html"))
        let notice =
            "<p class=\"notice\" lang=\"ru\" dir=\"ltr\">The original of this section has changed since it was translated."
        #expect(page.components(of: "class=\"notice\"") == 1)
        #expect(page.contains("\(notice) <a href=\"../hu/vip.html#components\">Read the original (венгерский)</a></p>"))
        let heading = try #require(page.firstRange(of: "id=\"components\""))
        #expect(try #require(page.firstRange(of: notice)).lowerBound > heading.upperBound)
        #expect(try #require(page.firstRange(of: notice)).upperBound < #require(page.firstRange(of: "id=\"when\"")).lowerBound)
        for other in ["hu/vip", "ru/mvvm", "hu/mvvm", "ru/index"] { #expect(Self.notices(project, other) == 0) }
    }

    @Test(arguments: [
        ("A nézet és\na presenter.", "A nézet\nés a presenter."), ("## Részek {#components}", "Részek {#components}\n---"),
    ])
    func `B54: is none whose lines were only broken anew`(old: String, new: String) async throws {
        let project = try await Self.project()
        try project.edit("Content/vip/index.hu.md", old, new)
        #expect(try await project.check(.behind) == "")
    }

    @Test(arguments: [
        ("description: Egy", "description: Másik", "the title, description or question", "front"),
        ("Bevezető.", "Más bevezető.", "the text before the first section", "intro"),
    ])
    func `stands at the page's beginning where it has no heading`(
        old: String, new: String, name: String, key: String
    ) async throws {
        let project = try await Self.project()
        try project.edit("Content/vip/index.hu.md", old, new)
        let diagnostics = try await project.check().filter { $0.rule == .behind }
        #expect(diagnostics.map(\.message) == ["\(name) has changed in the origin since it was translated"])
        #expect(diagnostics.map(\.location.line) == [4])
        try await project.build()
        let page = try #require(project.text("Output/ru/vip.html"))
        #expect(page.components(of: "class=\"notice\"") == 1)
        let notice = try #require(page.firstRange(of: "<p class=\"notice\"")).lowerBound
        let text = try #require(page.firstRange(of: "<div class=\"text\">")).lowerBound
        #expect(notice < text)
        #expect(page.contains("<a href=\"../hu/vip.html\">Read the original"))
    }

    @Test func `may be new in the origin, or gone from it`() async throws {
        let project = try await Self.project()
        try project.edit("Content/vip/index.hu.md", "## Mikor {#when}", "## Hol {#where}")
        try project.edit("Content/vip/index.ru.md", "## Когда", "## Когда {#when}")
        let messages = try await project.check().filter { $0.rule == .behind }.map { "\($0.location.line) \($0.message)" }
        #expect(
            messages == [
                "4 the section `where` is new in the origin and is not translated yet",
                "20 the section `when` is gone from the origin",
            ])
    }

    @Test func `is accepted alone or with all others, and nothing else in the file changes`() async throws {
        let project = try await Self.project()
        let file = "Content/vip/index.ru.md"
        let before = try #require(project.text(file))
        #expect(before.hasPrefix("---\n# keep me\ntitle: VIP\ntranslation:\n  of: hu\n  sections:\n    front: g"))
        #expect(before.contains("\ntags: [UIKit]\n---\n\nВведение.\n"))
        try project.edit("Content/vip/index.hu.md", "Egy minta.", "Két minta.")
        try project.edit("Content/vip/index.hu.md", "Ha kell.", "Ha nem kell.")
        let record = RecordTranslation(project: try project.project)
        #expect(try await record.run(page: "vip", language: "RU", part: "when").changed == ["when"])
        #expect(try await project.check().filter { $0.rule == .behind }.map(\.location.line) == [4])
        #expect(try await record.run(page: "vip", language: "ru").changed == ["front"])
        #expect(try await project.check(.behind) == "")
        let after = try #require(project.text(file))
        let lines = zip(before.split(separator: "\n"), after.split(separator: "\n")).filter { $0 != $1 }
        #expect(lines.map { $0.0.prefix(10) } == ["    front:", "    when: "])
    }

    @Test func `of a page that stands in carries its notice for those readers too`() async throws {
        let project = try await Self.project()
        try project.write("---\nname: italiano\ntitle: Pattern\ntranslation: {of: hu}\n---\n", to: "Content/index.it.md")
        try project.write("languages: [hu, ru, it]\nfallback: {it: [ru]}\n", to: "Content/site.yml")
        try project.edit("Content/vip/index.hu.md", "Ha kell.", "Ha nem kell.")
        try await project.build()
        let page = try #require(project.text("Output/it/vip.html"))
        #expect(page.contains("<p class=\"notice\" lang=\"it\" dir=\"ltr\">"))
        #expect(page.contains("<a href=\"../hu/vip.html#when\">Read the original (ungherese)</a>"))
    }

    @Test func `may be a word of the chrome`() async throws {
        let project = try await Self.project()
        try project.edit("Content/index.hu.md", "title:", "interface: {home: Kezdőlap, top: Fel}\ntitle:")
        try project.edit("Content/index.ru.md", "title:", "interface: {home: Главная, top: Наверх}\ntitle:")
        let record = RecordTranslation(project: try project.project)
        #expect(try await record.run(page: "index", language: "ru").changed == ["interface.home", "interface.top"])
        try project.edit("Content/index.hu.md", "top: Fel", "top: Vissza")
        #expect(
            try await project.check(.behind) == """
                Content/index.ru.md:5:1: note: words of Content/index.hu.md have changed since they were translated: \
                `interface.top` [behind]
                 5 | translation:
                   | ^~~~~~~~~~~
                    = Bring it up to date, then run `pilaster translate index ru --accept interface.top`.
                Content/index.hu.md:1:1: note: the origin is here

                """)
        #expect(try await record.run(page: "index", language: "ru", part: "interface").changed == ["interface.top"])
        #expect(try await project.check(.behind) == "")
        // A word that the translation never had is missing, and not behind.
        try project.edit("Content/index.hu.md", "top: Vissza", "top: Vissza, menu: Menü")
        #expect(try await project.check(.behind) == "")
        #expect(try await project.status("index").pages.first?.versions.map(\.standing) == [.origin, .current])
    }

    @Test(arguments: [
        ("vip", "hu", nil, "Content/vip/index.hu.md is the origin, which is always up to date"),
        ("vpi", "ru", nil, "there is no page `vpi`"), ("vip", "it", nil, "the site has no language `it`"),
        ("vip", "ru", "components1", "`vip` has no section `components1`"),
        ("vip", "ru_RU", nil, "`ru_RU`: a language tag has no underscores"),
    ])
    func `is not accepted where the request makes no sense`(
        page: String, language: String, part: String?, message: String
    ) async throws {
        let project = try await Self.project()
        await #expect {
            _ = try await RecordTranslation(project: project.project).run(page: page, language: language, part: part)
        } throws: { ($0 as? RefusedRequest)?.message == message }
    }

    @Test func `cannot be told by a digest that nobody knows`() async throws {
        let project = try TestProject(
            site([
                "Content/a.hu.md": "---\ntitle: A\n---\n",
                "Content/a.ru.md": "---\ntitle: A\ntranslation:\n  of: hu\n  sections: {front: 9b1e40}\n---\n",
            ]))
        #expect(
            try await project.check(.behind) == """
                Content/a.ru.md:5:21: note: `9b1e40` is no digest of this version's scheme, so nobody can tell whether `front` is behind [behind]
                 5 |   sections: {front: 9b1e40}
                   |                     ^~~~~~
                    = `pilaster translate ID TAG --accept` records the digests anew.

                """)
    }
}

extension String {
    /// How often a text occurs.
    func components(of text: String) -> Int { ranges(of: text).count }
}
