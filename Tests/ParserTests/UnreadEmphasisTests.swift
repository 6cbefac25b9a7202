import Models
import Testing

@Suite struct `Text that was meant to be bold` {
    @Test func `is told of where punctuation stands inside of the marks and a letter outside`() throws {
        let page = try parse("---\ntitle: A\n---\n\n文 **並行** と、これは**「並行処理」**と\n呼ばれます。\n", name: "a.ja.md")
        #expect(
            printed(page.diagnostics) == """
                Content/a.ja.md:5:15: warning: `**` is shown as text: it makes nothing bold here [unread-markup]
                 5 | 文 **並行** と、これは**「並行処理」**と
                   |                       ^~
                    = Put the punctuation outside of the `**`, or a space between the `**` and the letter outside of it.

                """)
    }

    @Test func `is told of where a space stands inside of the marks`() throws {
        let page = try parse("---\ntitle: A\n---\n\n> - ** FastAPI** は\n", name: "a.ja.md")
        #expect(
            printed(page.diagnostics) == """
                Content/a.ja.md:5:5: warning: `**` is shown as text: it makes nothing bold here [unread-markup]
                 5 | > - ** FastAPI** は
                   |     ^~
                    = Put no space between the `**` and the text.

                """)
    }

    @Test(arguments: [
        "**注意：**请看", "**“코루틴”**이라고", "| a |\n|---|\n| **「b」**は |", "# **「c」**は", "- **`d`（e）**は", "**Note:**text",
        "x\n**「a」\nb」**は", "**「a」**は **b** c",
    ])
    func `is told of once wherever it stands`(text: String) throws {
        let page = try parse("---\ntitle: A\n---\n\n## S\n\n\(text)\n")
        #expect(page.diagnostics.map(\.rule).filter { $0 == .unreadMarkup } == [.unreadMarkup])
    }

    @Test(arguments: [
        "**並行**処理", "「**並行処理**」と", "**args and **kwargs", "2 ** 3 ** 4", "MVC** and MVP**", "\\*\\*a:\\*\\*b", "`**「a」**は`",
        "    **「a」**は", "** one", "one **「two」** three", "***", "src/**/x", "a **\n\n「b」**は",
    ])
    func `is not suspected where somebody writes stars`(text: String) throws {
        let page = try parse("---\ntitle: A\n---\n\n\(text)\n")
        #expect(page.diagnostics.map(\.rule).filter { $0 == .unreadMarkup } == [])
    }
}
