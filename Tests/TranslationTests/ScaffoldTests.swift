import Models
import Site
import Testing

@Suite struct `A scaffold` {
    private static let origin = """
        ---
        title: "A \\"minta\\""
        description: >-
          Két
          sorban.
        tags: [x: y, b]
        order: 7
        redirect-from: [old]
        ---
        # Cím

        Bevezető *szöveg*
        két sorban.
        [def]: https://example.org

        [def]: https://example.org

        > [!NOTE]
        > Egy
        > szó.

        Részek ##
        =========

        Másik
        cím {#second}
        ---

        ## Részek {#components} ##

        1) egy
           - **Nem név**: kettő

             három
        2) négy

        * **Nézet**: rajzol.
        * **Presenter**:

        ## Menet {#interaction}

        1. **Felhasználó → Nézet** kér `x`.
        2. __Nézet -> Presenter__
        3. Megjegyzés.

           ```swift sample=A.swift region=one
           first => első
           stale => x
           ```

        > ```tree sample=B
        > ```

        ```swift
        // not ours
        ```

        lead
        | a \\| b | `c` | 1 |
        |---|:-:|---|
        | d | | [e](#second) |

        ***

        ![kép](window.png "cím")
        """

    private static let scaffold = """
        ---
        title: "⟦A \\"minta\\"⟧"
        description: "⟦Két sorban.⟧"
        tags: ["⟦x⟧", "⟦b⟧"]
        order: 7
        draft: true
        translation:
          of: hu
          sections:
        @
        ---
        # ⟦Cím⟧ {#cím}

        ⟦Bevezető *szöveg*
        két sorban.
        [def]: https://example.org⟧

        [def]: https://example.org

        > [!NOTE]
        > ⟦Egy
        > szó.⟧

        # ⟦Részek ##⟧ {#részek-}

        ## ⟦Másik cím⟧ {#second}

        ## ⟦Részek⟧ {#components}

        1) ⟦egy⟧
           - ⟦**Nem név**: kettő⟧

             ⟦három⟧
        2) ⟦négy⟧

        * **Nézet**: ⟦rajzol.⟧
        * **Presenter**:

        ## ⟦Menet⟧ {#interaction}

        1. **Пользователь → Nézet** ⟦kér `x`.⟧
        2. __Nézet -> Presenter__
        3. ⟦Megjegyzés.⟧

           ```swift sample=A.swift region=one
           first => ⟦első⟧
           second => ⟦second⟧
           ```

        > ```tree sample=B
        > What it does. => ⟦What it does.⟧
        > ```

        ```swift
        // not ours
        ```

        ⟦lead⟧
        | ⟦a \\| b⟧ | ⟦`c`⟧ | 1 |
        |---|:-:|---|
        | ⟦d⟧ | | ⟦[e](#second)⟧ |

        ***

        ⟦![kép](window.png "cím")⟧
        """

    private static func project(_ origin: String = origin) throws -> TestProject {
        try TestProject(
            site([
                "Content/index.hu.md": """
                ---
                name: magyar
                title: Minták
                actors: {user: Felhasználó}
                families: {mvc: MVC}
                traits: {size: {name: Méret, small: kicsi}}
                interface:
                  home: "Kezdőlap: \\"fel\\""
                  page-count: {one: "{count} oldal", other: "{count} oldal"}
                ---

                Szia.

                """,
                "Content/index.ru.md": "---\nname: русский\ntitle: П\ntranslation: {of: hu}\nactors: {user: Пользователь}\n---\n",
                "Content/vip/pattern.yml": "actors: [user]\n", "Content/vip/index.hu.md": origin,
                "Content/vip/window.png": "",
                "Sources/Samples/A.swift": "// snippet.one\n// first\nlet a = 1\n// second\nlet b = 1\n// snippet.end\n",
                "Sources/Samples/B/C.swift": "/// What it does.\nstruct C {}\n",
            ]))
    }

    @Test(arguments: ["\n", "\r\n"])
    func `keeps the author's markdown, with each text marked`(ending: String) async throws {
        let text = Self.origin.replacing("x: y", with: "x").replacing("\n", with: ending)
        let project = try Self.project(text)
        let path = try await ScaffoldTranslation(project: project.project).run(page: "vip", language: "RU")
        #expect(path == "Content/vip/index.ru.md")
        let written = try #require(project.text(path)).split(separator: ending, omittingEmptySubsequences: false)
        let lines = written.filter { !($0.hasPrefix("    ") && $0.contains(": g")) }
        #expect(lines.joined(separator: "\n") == Self.scaffold.replacing("@\n", with: ""))
    }

    @Test func `leaves the marks of tasks and footnotes to markdown`() async throws {
        let project = try Self.project(
            "---\ntitle: A\n---\n\n- [ ] egy\n- [x] *kettő*\n\na[^1] ~~b~~\n\n[^1]: Három\n[^long]:\n    négy\n")
        let path = try await ScaffoldTranslation(project: project.project).run(page: "vip", language: "ru")
        let body = try #require(project.text(path)).split(separator: "---\n").last
        #expect(
            body == """

                - [ ] ⟦egy⟧
                - [x] ⟦*kettő*⟧

                ⟦a[^1] ~~b~~⟧

                [^1]: ⟦Három⟧
                [^long]:
                    ⟦négy⟧

                """)
    }

    @Test func `has its origin's shape, is current, and lacks nothing but words`() async throws {
        let project = try Self.project(Self.origin.replacing("x: y", with: "x"))
        _ = try await ScaffoldTranslation(project: project.project).run(page: "vip", language: "ru")
        let rules: Set<Rule> = [
            .differentShape, .behind, .unknownArrow, .unknownAnchor, .invalidYAML, .missingTranslation, .duplicateID,
        ]
        let found = try await project.check { $0.includesDrafts = true }.filter { $0.location.file == "Content/vip/index.ru.md" }
        #expect(found.filter { rules.contains($0.rule) }.map(\.message) == [])
        #expect(found.filter { $0.rule == .placeholder }.map(\.message) == ["27 texts are not translated yet; the first is here"])
    }

    @Test func `is a draft, so that readers see the origin until it is done`() async throws {
        let project = try Self.project("---\ntitle: A\n---\n\nSzia.\n")
        _ = try await ScaffoldTranslation(project: project.project).run(page: "vip", language: "ru")
        try await project.build()
        #expect(project.text("Output/ru/vip.html")?.contains("lang=\"hu\"") == true)
        #expect(try await project.check(.missingTranslation) == "")
        try project.edit("Content/vip/index.ru.md", "draft: true\n", "")
        try await project.build()
        #expect(project.text("Output/ru/vip.html")?.contains("⟦Szia.⟧") == true)
    }

    @Test func `of a language has every word, with the plural forms of its grammar`() async throws {
        let project = try Self.project("---\ntitle: A\n---\n")
        let path = try await ScaffoldLanguage(project: project.project).run(language: "pl")
        let text = try #require(project.text(path))
        for word in InterfaceWord.allCases { #expect(text.contains("\n  \(word.rawValue):")) }
        #expect(text.contains("\nname: \"polski\"\nlocale: pl\ntranslation:\n  of: hu\n"))
        #expect(text.contains("\n  home: \"⟦Kezdőlap: \\\"fel\\\"⟧\"\n"))
        #expect(text.contains("\n  search.label: \"⟦Search⟧\"\n"))
        #expect(text.contains("\n  size:\n    name: \"⟦Méret⟧\"\n    small: \"⟦kicsi⟧\"\n"))
        let forms = ["one", "few", "many", "other"].map { "    \($0): \"⟦{count} oldal⟧\"\n" }.joined()
        #expect(text.contains("\n  page-count:\n\(forms)"))
        #expect(text.hasSuffix("---\n\n⟦Szia.⟧\n"))
        // Another language's word is shown until there is one.
        try await project.build()
        let home = try #require(project.text("Output/pl/index.html"))
        #expect(home.contains("<html lang=\"pl\" dir=\"ltr\">"))
        #expect(home.components(of: "⟦") == home.components(of: "⟦Szia.⟧") + home.components(of: "⟦Minták⟧"))
        let found = try await project.check().filter { $0.location.file == path && $0.severity > .note }
        #expect(found.map(\.rule) == [.placeholder])
    }

    @Test func `keeps names and arrows as other scripts write them`() async throws {
        let body = "## C {#components}\n\n- **عرض**：x\n- **نموذج** : y\n\n## I {#interaction}\n\n1. **عرض ← نموذج**：z\n"
        let project = try TestProject([
            "Content/index.ar.md": "---\ntitle: M\n---\n", "Content/index.hu.md": "---\ntitle: M\n---\n",
            "Content/p.ar.md": "---\ntitle: P\n---\n\n\(body)",
        ])
        let path = try await ScaffoldTranslation(project: project.project).run(page: "p", language: "hu")
        let text = try #require(project.text(path))
        #expect(text.contains("- **عرض**：⟦x⟧\n- **نموذج** : ⟦y⟧\n"))
        #expect(text.hasSuffix("1. **عرض → نموذج**：⟦z⟧\n"))
    }

    @Test func `of a site's first language has the tool's own words`() async throws {
        let project = try TestProject(["Content/site.yml": "search: off\n"])
        let path = try await ScaffoldLanguage(project: project.project).run(language: "RU")
        #expect(path == "Content/index.ru.md")
        let text = try #require(project.text(path))
        let facts = "---\ntitle: \"⟦The site's title⟧\"\nname: \"русский\"\nlocale: ru\ninterface:\n  skip-to-content: "
        #expect(text.hasPrefix(facts))
        #expect(text.hasSuffix("---\n\n⟦What the site is about.⟧\n"))
        for word in InterfaceWord.allCases { #expect(text.contains("\n  \(word.rawValue):")) }
        let found = try await project.check().filter { $0.severity > .note }
        #expect(found.map(\.rule) == [.placeholder])
    }

    @Test func `of a pattern is a page without errors`() async throws {
        let project = try Self.project("---\ntitle: A\n---\n\n## Részek {#components}\n")
        try project.write("---\ntitle: B\n---\n\n## Részek {#components}\n", to: "Content/b.hu.md")
        let files = try await ScaffoldPattern(project: project.project).run(page: "x/viper", language: "hu")
        #expect(files == ["Content/x/viper/index.hu.md", "Content/x/viper/pattern.yml"])
        #expect(project.text(files[0])?.contains("\n## Részek {#components}\n\n- **View**: ⟦what it does⟧\n") == true)
        for drafts in [false, true] {
            let found = try await project.check { $0.includesDrafts = drafts }.filter { files.contains($0.location.file) }
            #expect(found.filter { $0.severity > .note }.map(\.rule) == [.placeholder])
        }
    }

    @Test(arguments: [
        ("vip", "hu", "Content/vip/index.hu.md is there already"), ("vip", "it", "the site has no language `it`"),
        ("viper", "ru", "there is no page `viper`"), ("vip", "ru-", "`ru-`: this is not a BCP 47 language tag"),
    ])
    func `is refused where there is nothing to scaffold`(page: String, language: String, message: String) async throws {
        let project = try Self.project("---\ntitle: A\n---\n")
        await #expect {
            _ = try await ScaffoldTranslation(project: project.project).run(page: page, language: language)
        } throws: { ($0 as? RefusedRequest)?.message == message }
    }

    @Test(arguments: [
        ("vip", "there is a page `vip` already: Content/vip/index.hu.md"), ("../x", "`../x` cannot be the id of a page"),
        ("VIP", "there is a page `vip` already, whose letters differ in case only"),
        ("/x", "`/x` cannot be the id of a page"), ("", "`` cannot be the id of a page"),
        ("index", "`index` cannot be the id of a page"),
        (".git/x", "`.git/x` cannot be the id of a page"),
    ])
    func `of a pattern is refused where it cannot stand`(page: String, message: String) async throws {
        let project = try Self.project("---\ntitle: A\n---\n")
        await #expect {
            _ = try await ScaffoldPattern(project: project.project).run(page: page, language: "hu")
        } throws: { ($0 as? RefusedRequest)?.message == message }
    }

    @Test func `of a pattern that is there is no reason to translate it into its own language`() async throws {
        let project = try Self.project("---\ntitle: A\n---\n")
        await #expect {
            _ = try await ScaffoldPattern(project: project.project).run(page: "vip", language: "hu")
        } throws: { ($0 as? RefusedRequest)?.remedy == "Choose another id." }
    }
}
