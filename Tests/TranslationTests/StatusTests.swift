import Localization
import Models
import Platform
import Reports
import Site
import Testing

@Suite struct `Status` {
    private static func files() -> [String: String] {
        site([
            "Content/site.yml": "languages: [hu, ru, it]\n",
            "Content/index.it.md": "---\nname: italiano\ntitle: Pattern\n---\n",
            "Content/a.it.md": "---\ntitle: A\n---\n\n## Uno {#one}\n\nuno due tre\n",
            "Content/a.hu.md": "---\ntitle: A\ntranslation: {of: it}\n---\n\n## Egy {#one}\n\negy\n",
            "Content/a.ru.md": "---\ntitle: A\ntranslation: {of: it}\n---\n\n## Раз {#one}\n\n## Два {#two}\n",
            "Content/a-page-with-a-name-longer-than-its-column.hu.md": "---\ntitle: B\n---\n",
            "Content/d.hu.md": "---\ntitle: D\n---\n",
            "Content/d.ru.md": "---\ntitle: \"⟦D⟧\"\ndraft: true\ntranslation: {of: hu}\n---\n",
        ])
    }

    private static func project() async throws -> TestProject {
        let project = try TestProject(files())
        let record = RecordTranslation(project: try project.project)
        for (page, language) in [("a", "hu"), ("a", "ru"), ("index", "ru")] {
            _ = try await record.run(page: page, language: language)
        }
        try project.edit("Content/a.it.md", "due", "cinque")
        _ = try await record.run(page: "a", language: "hu")
        return project
    }

    @Test func `shows pages by languages, what is to be done, and totals`() async throws {
        let status = try await Self.project().status()
        #expect(
            StatusReport.text(of: status) == """
                       hu          ru          it
                a      current     behind 1 ≠  origin
                a-page-with-a-name-longer-than-its-column
                       origin      missing     missing
                d      origin      draft       missing
                index  origin      current     unlinked
                ≠: not shaped as the origin is

                behind: the origin has changed since
                  a ru: one

                unknown: nobody recorded what was translated (`translate ID TAG --accept`)
                  d: ru

                unlinked: nothing says of what they are translations
                  index: it

                different shape (`pilaster check` shows the places)
                  a ru:
                      the origin has no section `two`

                not translated to the end: some texts are still between ⟦ and ⟧
                  d: ru

                         origin current behind started unknown unlinked missing shape draft
                hu            3       1      0       0       0        0       0     0     0
                ru            0       1      1       1       0        0       1     1     1
                it            1       0      0       0       0        1       2     0     0
                """)
    }

    @Test func `is readable in 80 columns, however many languages there are`() throws {
        let tags = ["ar", "bg", "cs", "da", "de", "el", "es-419", "fi", "fr", "he", "hu", "zh-Hant"].compactMap(LanguageTag.init)
        let versions = tags.map { tag in
            var version = SiteStatus.Version(language: tag, standing: .behind, file: "x")
            version.parts = (0..<30).map {
                TranslationState.Part(key: "section-\($0)", standing: .changed, origin: nil, place: nil)
            }
            version.differences = [String(repeating: "long words ", count: 20)]
            return version
        }
        let page = SiteStatus.Page(id: PageID("some/where/page"), origin: tags[0], versions: versions)
        let text = StatusReport.text(of: SiteStatus(languages: tags, pages: [page, page]))
        #expect(text.split(separator: "\n").map { TextColumns(String($0)).width }.max() ?? 0 <= 80)
    }

    @Test func `is JSON for machines`() async throws {
        let status = try await Self.project().status("a")
        #expect(
            StatusJSON.text(of: status) == """
                {"languages": ["hu", "ru", "it"],
                "pages": [
                {"id": "a", "origin": "it", "versions": [
                  {"language": "hu", "standing": "current", "file": "Content/a.hu.md", "draft": false, "placeholders": false, \
                "behind": [], "unrecorded": [], "differs": []},
                  {"language": "ru", "standing": "behind", "file": "Content/a.ru.md", "draft": false, "placeholders": false, \
                "behind": ["one"], "unrecorded": [], "differs": ["the origin has no section `two`"]},
                  {"language": "it", "standing": "origin", "file": "Content/a.it.md", "draft": false, "placeholders": false, \
                "behind": [], "unrecorded": [], "differs": []}]}
                ],
                "totals": [
                {"language": "hu", "origin": 0, "current": 1, "behind": 0, "started": 0, "unknown": 0, "unlinked": 0, "missing": 0, \
                "shape": 0, "draft": 0},
                {"language": "ru", "origin": 0, "current": 0, "behind": 1, "started": 0, "unknown": 0, "unlinked": 0, "missing": 0, \
                "shape": 1, "draft": 0},
                {"language": "it", "origin": 1, "current": 0, "behind": 0, "started": 0, "unknown": 0, "unlinked": 0, "missing": 0, \
                "shape": 0, "draft": 0}
                ]}
                """)
    }

    @Test func `of a translation with nothing on record is unknown, part by part`() async throws {
        let project = try await Self.project()
        try project.edit("Content/index.ru.md", "    intro: g", "    x: g")
        let status = try await project.status("index")
        let version = try #require(status.pages.first?.versions[1])
        #expect(version.standing == .behind)
        #expect(version.unrecorded == ["intro"])
        #expect(version.behind == ["x"])
    }

    // MARK: What has changed

    private static func git(_ project: TestProject, _ arguments: String...) throws {
        let identity = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
        let outcome = try Subprocess("git", ["-C", project.root] + identity + arguments).run()
        #expect(outcome.status == 0, "\(String(decoding: outcome.output, as: UTF8.self))")
    }

    private static let hasGit = (try? Subprocess("git", ["--version"]).run().status) == 0

    @Test(.enabled(if: hasGit)) func `shows from git what has changed, word by word`() async throws {
        let project = try TestProject(Self.files())
        try Self.git(project, "init", "--quiet")
        try Self.git(project, "add", ".")
        try Self.git(project, "commit", "--quiet", "--message", "a", "--date", "2024-05-03T12:00:00Z")
        _ = try await RecordTranslation(project: project.project).run(page: "a", language: "hu")
        try project.edit("Content/a.it.md", "uno due tre", "uno  cinque tre, [quattro](d.md)")
        let changes = try await ReadChanges(project: project.project).run(page: "a", language: "hu")
        #expect(changes.map(\.key) == ["one"])
        guard case .known(_, let words)? = changes.first?.past else {
            Issue.record("\(changes)")
            return
        }
        #expect(
            words == [
                .kept(["Uno", "uno"]), .removed(["due", "tre"]), .added(["cinque", "tre,", "<d.md>", "quattro"]),
            ])
        let status = try await project.status("a")
        let known = SectionChange(key: "one", past: .known(date: "2024-05-03", words: words))
        #expect(
            StatusReport.text(of: status, changes: [known]).hasSuffix(
                "\n\none: the origin has changed, since 2024-05-03\n  Uno uno [-due tre-] {+cinque tre, <d.md> quattro+}"))
        // A clone without its history cannot tell, and neither can one in which the page was never committed.
        try Self.git(project, "commit", "--quiet", "--all", "--amend", "--message", "b")
        #expect(
            try await ReadChanges(project: project.project).run(page: "a", language: "hu")
                == [SectionChange(key: "one", past: .notInHistory)])
    }

    @Test func `tells what it can where there is no repository`() async throws {
        let project = try await Self.project()
        let changes = try await ReadChanges(project: project.project).run(page: "a", language: "ru")
        let expected: SectionChange.Past = Self.hasGit ? .noRepository : .noGit
        #expect(changes == [SectionChange(key: "one", past: expected)])
    }
}
