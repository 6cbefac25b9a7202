import Markdown
import Markup
import Testing

private func read(_ source: String) -> String {
    var document = Document()
    _ = MarkdownReader().read(Array(source.utf8), into: &document)
    return tree(document)
}

@Suite struct `Tables` {
    @Test func `hold libcmark's inlines and the body's link definitions`() {
        #expect(
            read("| a | b |\n|:--|--:|\n| `x\\|y` *e* | [r] |\n\n[r]: /u\n") == """
                document
                  table 2
                    tableRow
                      tableCell 1
                        text "a"
                      tableCell 3
                        text "b"
                    tableRow
                      tableCell 1
                        code "x|y"
                        text " "
                        emphasis
                          text "e"
                      tableCell 3
                        link "/u"
                          text "r"
                """)
    }

    @Test func `keep the paragraph before them, and a break after them`() {
        #expect(
            read("lead *x*\na | b\n--|--\n1 | ## #\n---\n") == """
                document
                  paragraph
                    text "lead "
                    emphasis
                      text "x"
                  table 2
                    tableRow
                      tableCell
                        text "a"
                      tableCell
                        text "b"
                    tableRow
                      tableCell
                        text "1"
                      tableCell
                        text "## #"
                  thematicBreak
                """)
    }

    @Test func `stand in quotes and list items`() {
        #expect(
            read("> - | a |\n>   |---|\n>   | 1 |\n") == """
                document
                  blockQuote
                    list
                      item
                        table 1
                          tableRow
                            tableCell
                              text "a"
                          tableRow
                            tableCell
                              text "1"
                """)
    }
}

@Suite struct `Headings and callouts` {
    @Test func `a heading keeps the id it was given`() {
        #expect(read("## Összetevők {#components}\n") == "document\n  heading 2 <components>\n    text \"Összetevők\"")
    }

    @Test func `a marked quote is a callout without its mark`() {
        #expect(
            read("> [!TIP]\n> Jó.\n") == "document\n  callout 1\n    paragraph\n      text \"Jó.\"")
        #expect(read("> [!TIP]\n>\n> Jó.\n") == "document\n  callout 1\n    paragraph\n      text \"Jó.\"")
    }
}

@Suite struct `Faults` {
    @Test func `name an unclosed fence, hostile brackets and too deep a tree`() {
        var document = Document()
        let reader = MarkdownReader()
        #expect(
            reader.read(Array("a\n\n> ```\n> b\n".utf8), into: &document) == [
                MarkdownFault(kind: .unclosedFence, line: 3, column: 3)
            ])
        #expect(reader.read(Array("````\n```\n````\n".utf8), into: &document).isEmpty)
        #expect(
            reader.read(Array(String(repeating: "[", count: 240_000).utf8), into: &document).first?.kind == .tooManyBrackets)
        let deep = String(repeating: "- ", count: 60_000) + "a"
        #expect(reader.read(Array(deep.utf8), firstLine: 5, into: &document).map(\.kind) == [.tooDeep])
        #expect(document.nodes.count == MarkdownLimit.depth)
    }
}
