import Models
import Site
import Testing

@Suite struct `The shape of a translation` {
    private static let origin = """
        ---
        title: VIP
        ---

        Bevezető [link](../mvvm.md) és ![kép](../window.png).

        ## Részek {#components}

        - **Nézet**: rajzol.
        - **Presenter**: formáz.

        ## Menet {#interaction}

        1. **Felhasználó → Nézet** kér.
        2. **Nézet → Presenter** továbbad.
        3. Megjegyzés.

        ## Példa {#example}

        ### Első

        ```swift sample=A.swift region=one
        ```

        ```swift sample=A.swift region=two
        ```

        ```swift
        let a = 1
        ```

        ## Tábla {#table}

        | a | b |
        |---|---|
        | c | d |
        | e | f |

        Lásd [itt](https://example.org/hu) és [ott](#example).

        """

    private static let translation = """
        ---
        title: VIP
        translation: {of: hu}
        ---

        Введение [ссылка](../mvvm.ru.md) и ![рис](../window.ru.png).

        ## Части

        - **Представление**: рисует.
        - **Презентер**: форматирует.

        ## Ход

        1. **Пользователь → Представление** просит.
        2. **Представление → Презентер** передаёт.
        3. Замечание.

        ## Пример

        ### Первый

        ```swift sample=A.swift region=one
        ```

        ```swift sample=A.swift region=two
        ```

        ```swift
        let a = 1
        ```

        ## Таблица

        | а | б |
        |---|---|
        | в | г |
        | д | е |

        См. [здесь](https://example.org/ru) и [там](#пример).

        """

    private static func project(_ translation: String) throws -> TestProject {
        try TestProject(
            site([
                "Content/index.hu.md": "---\nname: magyar\ntitle: M\nactors: {user: Felhasználó}\n---\n",
                "Content/index.ru.md": "---\nname: русский\ntitle: П\ntranslation: {of: hu}\nactors: {user: Пользователь}\n---\n",
                "Content/vip/pattern.yml": "actors: [user]\n", "Content/window.png": "", "Content/window.ru.png": "",
                "Content/mvvm.hu.md": "---\ntitle: MVVM\n---\n", "Content/vip/index.hu.md": origin,
                "Content/vip/index.ru.md": translation,
                "Sources/Samples/A.swift":
                    "// snippet.one\nlet a = 1\n// snippet.end\n// snippet.two\nlet b = 2\n// snippet.end\n",
            ]))
    }

    @Test func `is the origin's when only words differ`() async throws {
        #expect(try await Self.project(Self.translation).check(.differentShape, .unknownArrow, .unknownAnchor) == "")
    }

    @Test(arguments: [
        (
            "## Ход\n", "### Ход\n",
            ["13: the headings have the levels 2 3 2 3 2, in the origin 2 2 2 3 2, and hardly any ids in common"]
        ),
        ("- **Презентер**: форматирует.\n", "", ["10: the pattern has 1 component, in the origin 2"]),
        ("3. Замечание.\n", "", ["15: the interaction has 2 steps, in the origin 3"]),
        (
            "**Представление → Презентер**", "**Презентер → Представление**",
            ["16: step 2 is `Презентер → Представление`, in the origin `Nézet → Presenter`"]
        ),
        (
            "3. Замечание", "3. **Презентер → Пользователь** з",
            ["17: step 3 is `Презентер → Пользователь`, in the origin a remark"]
        ),
        (
            "region=two", "region=one",
            ["26: the fence shows `A.swift` region `one`, in the origin `A.swift` region `two`"]
        ),
        ("```swift sample=A.swift region=two\n```\n", "", ["19: the section `example` does not show `A.swift` region `two`"]),
        ("```swift\nlet a = 1\n```\n", "", ["19: the section `example` does not show `swift` code"]),
        (
            "```swift\nlet a = 1\n", "```tree sample=B\n```\n\n```swift\nlet a = 1\n",
            ["29: the origin does not show the folder `B`"]
        ),
        ("| д | е |\n", "", ["35: the table has 2 rows and 2 columns, in the origin 3 rows and 2 columns"]),
        (
            "| а | б |\n|---|---|\n| в | г |\n| д | е |\n", "| а |\n|---|\n| в |\n| д |\n",
            ["35: the table has 3 rows and 1 column, in the origin 3 rows and 2 columns"]
        ),
        ("| а | б |\n|---|---|\n| в | г |\n| д | е |\n", "", ["33: the section `table` has 0 tables, in the origin 1"]),
        ("[ссылка](../mvvm.ru.md)", "ссылка", ["1: the text before the first section has lost the link to the page `mvvm`"]),
        ("![рис](../window.ru.png)", "рис", ["1: the text before the first section has lost the image `window.png`"]),
        ("[здесь](https://example.org/ru)", "здесь", ["33: the section `table` has lost a link to another site"]),
        ("[там](#пример)", "там", ["33: the section `table` has lost a link within the page"]),
        ("### Первый\n", "", ["32: the headings have the levels 2 2 2 2, in the origin 2 2 2 3 2, and hardly any ids in common"]),
    ])
    func `is told where it differs`(old: String, new: String, messages: [String]) async throws {
        let project = try Self.project(Self.translation.replacing(old, with: new))
        let found = try await project.check().filter { $0.rule == .differentShape }
        #expect(found.map { "\($0.location.line): \($0.message)" } == messages)
        #expect(found.allSatisfy { $0.location.file == "Content/vip/index.ru.md" && $0.severity == .warning })
        #expect(found.allSatisfy { $0.notes.map(\.location.file) == ["Content/vip/index.hu.md"] })
    }

    @Test func `is compared by the sections' ids where there are some`() async throws {
        let text = Self.translation.replacing("## Части", with: "## Части {#components}")
            .replacing("## Ход", with: "## Ход {#interaction}").replacing("## Пример", with: "## Пример {#sample}")
            .replacing("## Таблица", with: "## Таблица {#table}").replacing("### Первый", with: "#### Первый")
        #expect(
            try await Self.project(text).check(.differentShape) == """
                Content/vip/index.ru.md:13:1: warning: the section `example` is missing [different-shape]
                 13 | ## Ход {#interaction}
                    | ^
                    = Translate it, or give its translation's heading the id `{#example}`.
                Content/vip/index.hu.md:18:1: note: the origin is here

                Content/vip/index.ru.md:19:1: warning: the origin has no section `sample` [different-shape]
                 19 | ## Пример {#sample}
                    | ^
                    = Give the heading the id of the section that it translates, or write the section in the origin, too.
                Content/vip/index.hu.md:32:1: note: the origin is here

                """)
    }

    @Test func `has the sections in the origin's order`() async throws {
        let project = try TestProject(
            site([
                "Content/a.hu.md": "---\ntitle: A\n---\n\n## Egy {#one}\n\n## Két {#two}\n",
                "Content/a.ru.md": "---\ntitle: A\ntranslation: {of: hu}\n---\n\n## Два {#two}\n\n## Раз {#one}\n",
            ]))
        #expect(
            try await project.check(.differentShape) == """
                Content/a.ru.md:6:1: warning: the section `two` stands before the section `one` [different-shape]
                 6 | ## Два {#two}
                   | ^
                    = Put the sections into the origin's order.
                Content/a.hu.md:7:1: note: in the origin it is behind it

                """)
    }

    @Test func `weighs what site.yml says, and nothing for an original`() async throws {
        let files = site([
            "Content/site.yml": "severity: {different-shape: error}\n", "Content/a.hu.md": "---\ntitle: A\n---\n\n## Egy\n",
            "Content/a.ru.md": "---\ntitle: A\ntranslation: {of: hu}\n---\n",
        ])
        let project = try TestProject(files)
        let found = try await project.check().filter { $0.rule == .differentShape }
        #expect(found.map(\.message) == ["the section `egy` is missing"])
        #expect(found.map(\.severity) == [.error])
        try project.edit("Content/a.ru.md", "translation: {of: hu}\n", "")
        #expect(try await project.check(.differentShape) == "")
    }

    @Test func `may have placeholders left, but not in code`() async throws {
        let project = try TestProject(
            site([
                "Content/a.hu.md": "---\ntitle: A\n---\n",
                "Content/a.ru.md": """
                ---
                title: "⟦A⟧"
                translation: {of: hu}
                ---

                ⟦*Szia*⟧ `⟦x⟧`

                ```text
                ⟦
                ```

                """,
            ]))
        #expect(
            try await project.check(.placeholder) == """
                Content/a.ru.md:2:9: warning: 2 texts are not translated yet; the first is here [placeholder]
                 2 | title: "⟦A⟧"
                   |         ^
                    = Write the translation in place of what stands between `⟦` and `⟧`, the marks included.

                """)
    }

    @Test func `has the origin's references to footnotes`() async throws {
        let page = { (text: String) in "---\ntitle: A\ntranslation: {of: hu}\n---\n\n\(text)\n" }
        let project = try TestProject(
            site([
                "Content/a.hu.md": "---\ntitle: A\n---\n\na[^1] b[^1]\n\n[^1]: c\n",
                "Content/a.ru.md": page("a[^1] b\n\n[^1]: c"),
            ]))
        #expect(
            try await project.check(.differentShape) == """
                Content/a.ru.md:6:1: warning: the text before the first section refers to 1 footnote, in the origin to 2 [different-shape]
                 6 | a[^1] b
                   | ^
                    = Give it the references that the origin has.
                Content/a.hu.md:5:1: note: the origin is here

                """)
    }
}
