import Models
import Testing

@Suite struct `Text that was meant as a block` {
    @Test(arguments: [
        ("##标题", 1, "##", "this is text, not a heading", "Put a blank behind the `##`."),
        ("> - x\n>   ###Кратко", 5, "###", "this is text, not a heading", "Put a blank behind the `###`."),
        ("####### VII", 1, "#######", "this is text, not a heading", "Headings have six levels."),
        (
            "> [!DANGER]\n> x", 3, "[!DANGER]", "this is a quotation, not a callout",
            "Callouts are `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]`, `[!CAUTION]`."
        ),
        (
            "> [!Tip] Совет", 3, "[!Tip]", "this is a quotation, not a callout",
            "Let `[!Tip]` stand alone on its line."
        ),
        (
            "| a | b |\n| ---- |\n| 1 | 2 |", 1, "| ---- |", "this is text, not a table",
            "Right above the row of dashes, write a row with as many cells."
        ),
        (
            "｜甲｜乙｜\n｜---｜---｜", 1, "｜---｜---｜", "this is text, not a table",
            "Write `|`, `-` and `:` as they are on an English keyboard."
        ),
    ])
    func `is told of`(text: String, column: Int, mark: String, message: String, remedy: String) throws {
        let page = try parse("---\ntitle: A\n---\n\n\(text)\n")
        let found = try #require(page.diagnostics.first)
        #expect(page.diagnostics.count == 1)
        #expect(found.rule == .unreadMarkup && found.severity == .warning)
        #expect(found.location.column == column && found.location.length == mark.count)
        #expect(found.message == message)
        #expect(found.remedy == remedy)
    }

    @Test(arguments: [
        "#1 is first", "#tag", "\\##x", "`##x`", "    ##x", "x ##y", "##", "> [!NOTE]\n> x", "> [!note]\n> x", "> [!x y]",
        "[!DANGER]",
        "| a | b |\n|---|---|", "a | b", "— | —", "> [1]: x", "- - -", "|-", "a |\\n--", "：",
    ])
    func `is not suspected elsewhere`(text: String) throws {
        let page = try parse("---\ntitle: A\n---\n\n\(text)\n")
        #expect(page.diagnostics.map(\.rule).filter { $0 == .unreadMarkup } == [])
    }

    @Test func `is not shown where a row has more cells than its table has columns`() throws {
        let page = try parse("---\ntitle: A\n---\n\n> | a | 甲 |\n> |---|---|\n> | `x|y` | z |\n> | 1 | 2 | |\n")
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:7:13: warning: the row has 3 cells, and its table 2 columns: from here on, nothing is shown [hidden-cell]
                 7 | > | `x|y` | z |
                   |             ^
                    = Write `\\|` for a `|` that belongs to a text, in code too, or give the table more columns.

                """)
    }
}
