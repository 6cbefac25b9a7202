import Markdown
import Markup
import Testing

@Suite struct `Extensions of CommonMark` {
    private func draw(_ source: String) -> String {
        var document = Document()
        _ = MarkdownReader().read(Array(source.utf8), into: &document)
        // The document and its one paragraph are always the same.
        return tree(document).split(separator: "\n").dropFirst(2).joined(separator: "\n")
    }

    @Test(arguments: [
        ("~a~", "    strikethrough\n      text \"a\""), ("~~a~~", "    strikethrough\n      text \"a\""),
        ("a~~b~~c", "    text \"a\"\n    strikethrough\n      text \"b\"\n    text \"c\""),
        (
            "~~*a* `~~` b~~",
            "    strikethrough\n      emphasis\n        text \"a\"\n      text \" \"\n      code \"~~\"\n      text \" b\""
        ),
        ("*~~a~~*", "    emphasis\n      strikethrough\n        text \"a\""),
    ])
    func `tildes strike out what is between them`(source: String, drawn: String) {
        #expect(draw(source) == drawn)
    }

    @Test(arguments: ["~~a~", "a ~~~b~~~", "~~ a ~~", "\\~~a~~", "~~a\\~~", "a~b", "~", "&amp;~", "*a ~~b* c~~"])
    func `other tildes are text`(source: String) {
        #expect(!draw(source).contains("strikethrough"))
        #expect(draw(source).contains("~"))
    }

    @Test(arguments: [
        ("\\~", "~"), ("a \\~\\~b~", "a ~~b~"), ("\u{700}\u{701}\\~", "\u{700}\u{701}~"), ("[^a", "[^a"), ("\\[^a]", "[^a]"),
        ("[^a b]", "[^a b]"), ("[^]", "[^]"),
    ])
    func `what is escaped, or is none of them, comes out as it was`(source: String, text: String) {
        var document = Document()
        _ = MarkdownReader().read(Array((source + "\n\n[^x]: y\n").utf8), into: &document)
        #expect(document.plainText(of: 1) == text)
    }

    @Test func `in code, HTML and addresses nothing is read, and nothing is lost`() {
        let source = "`\\~ [^a]` <b title=\"\\~[^a]\"> [t](/\\~[^a] \"\\~[^a]\")\n\n```x\\~[^a]\n\\~[^a]\n```\n\n[^a]: b\n"
        var document = Document()
        _ = MarkdownReader().read(Array(source.utf8), into: &document)
        #expect(
            tree(document) == """
                document
                  paragraph
                    code "\\\\~ [^a]"
                    text " "
                    htmlInline "<b title=\\"\\\\~[^a]\\">"
                    text " "
                    link "/~[^a]" <~[^a]>
                      text "t"
                  codeBlock "\\\\~[^a]\\n" <x~[^a]>
                  footnoteDefinition <a>
                    paragraph
                      text "b"
                """)
    }

    @Test(arguments: [
        ("www.a.hu", "http://www.a.hu", "www.a.hu"),
        ("Lásd: https://a.hu/b?c=d#e.", "https://a.hu/b?c=d#e", "https://a.hu/b?c=d#e"),
        ("(http://a.hu/b_(c))", "http://a.hu/b_(c)", "http://a.hu/b_(c)"),
        ("http://a.hu/x&hl;", "http://a.hu/x", "http://a.hu/x"),
        ("**http://a.hu**", "http://a.hu", "http://a.hu"), ("a.b+c@d-e.hu.", "mailto:a.b+c@d-e.hu", "a.b+c@d-e.hu"),
        ("HTTPS://A.hu", "HTTPS://A.hu", "HTTPS://A.hu"), ("http://ő.hu/á", "http://ő.hu/á", "http://ő.hu/á"),
        ("见https://a.cn/b。再见", "https://a.cn/b", "https://a.cn/b"), ("（http://a.jp/あ）", "http://a.jp/あ", "http://a.jp/あ"),
        ("«https://a.ru/я».", "https://a.ru/я", "https://a.ru/я"), ("„http://a.hu”", "http://a.hu", "http://a.hu"),
        ("http://a.jp/佐々木、他", "http://a.jp/佐々木", "http://a.jp/佐々木"), ("http://a.cn，b", "http://a.cn", "http://a.cn"),
        ("http://a.fr/l’eau…", "http://a.fr/l’eau", "http://a.fr/l’eau"),
        ("http://a.hu/~b~", "http://a.hu/~b", "http://a.hu/~b"), ("*a*\nwww.b.hu/<c", "http://www.b.hu/", "www.b.hu/"),
    ])
    func `a bare address is a link to itself`(source: String, destination: String, text: String) throws {
        var document = Document()
        _ = MarkdownReader().read(Array(source.utf8), into: &document)
        let link = try #require(document.nodes.firstIndex { $0.kind == .link })
        #expect(document.string(document.nodes[link].text) == destination)
        #expect(document.plainText(of: link) == text)
    }

    @Test(arguments: [
        "www.", "www", "awww.a.hu", "http://", "http:// a", "xhttp://a.hu", "http://a_b.hu", "www.a_b.c", "a@b", "a@b.c-",
        "a@b.c_",
        "@a.hu", "javascript://a", "ftp://a.hu", "`http://a.hu`", "![http://a.hu](b.png)", "<a href=\"http://a.hu\">",
        "http://.hu", "1http://a.hu", "http://。", "www.。",
    ])
    func `what is no address stays text`(source: String) {
        #expect(!draw(source).contains("link"))
    }

    @Test func `within a link there is no other`() {
        #expect(draw("[http://a.hu a@b.hu](c.md)") == "    link \"c.md\"\n      text \"http://a.hu a@b.hu\"")
    }

    @Test func `a task is an item that begins with its mark`() {
        let source = "- [ ] a\n- [x] b\n- [X]\tc\n- \\[ ] d\n- [ ]\n- [x]e\n- [y] f\n- `[ ] g`\n- [x] *h*\n"
        var document = Document()
        _ = MarkdownReader().read(Array(source.utf8), into: &document)
        let items = document.nodes.indices.filter { document.nodes[$0].kind == .item }
        #expect(
            items.map { document.nodes[$0].flags.contains(.task) } == [true, true, true, false, false, false, false, false, true])
        #expect(
            items.map { document.nodes[$0].flags.contains(.done) } == [
                false, true, true, false, false, false, false, false, true,
            ])
        #expect(items.map { document.plainText(of: $0) } == ["a", "b", "c", "[ ] d", "[ ]", "[x]e", "[y] f", "[ ] g", "h"])
        #expect(items.prefix(1).map { document.nodes[$0 + 1].column } == [7])
    }

    // MARK: Footnotes

    @Test func `a footnote holds what is indented by four columns, and leaves the lists around it alone`() {
        let source = "- a\n- b\n\n[^1]: One\nlazy\n\n    - two\n\n[^long-label]:\n    > three\n\n+ c [^1][^long-label]\n"
        var document = Document()
        let faults = MarkdownReader().read(Array(source.utf8), into: &document)
        #expect(faults == [])
        #expect(
            tree(document) == """
                document
                  list
                    item
                      paragraph
                        text "a"
                    item
                      paragraph
                        text "b"
                  footnoteDefinition <1>
                    paragraph
                      text "One"
                      softBreak
                      text "lazy"
                    list
                      item
                        paragraph
                          text "two"
                  footnoteDefinition <long-label>
                    blockQuote
                      paragraph
                        text "three"
                  list
                    item
                      paragraph
                        text "c "
                        footnoteReference "1"
                        footnoteReference "long-label"
                """)
        #expect(document.nodes[1].flags == .tight)
    }

    @Test func `footnotes are numbered as readers meet them, and counted`() {
        let source = "a[^x] b[^y] c[^X]\n\n[^z]: z\n[^y]: y[^z]\n[^x]: x\n[^x]: again\n[^u]: u[^v]\n[^v]: v\n"
        var document = Document()
        let faults = MarkdownReader().read(Array(source.utf8), into: &document)
        let footnotes = Footnotes(of: document)
        #expect(footnotes.list.map { document.string(document.nodes[$0.definition].info) } == ["x", "y", "z"])
        #expect(footnotes.list.map(\.references) == [2, 1, 1])
        #expect(
            faults.map(\.kind) == [
                .repeatedFootnote(label: "x"), .unusedFootnote(label: "u"), .unusedFootnote(label: "v"),
            ])
        #expect(faults.map(\.line) == [6, 7, 8])
    }

    @Test func `a reference without a footnote stays text and is reported`() {
        var document = Document()
        let faults = MarkdownReader().read(Array("x\n\na [^b] [^c](d)\n".utf8), into: &document)
        #expect(faults == [MarkdownFault(kind: .unknownFootnote(label: "b"), line: 3, column: 1)])
        #expect(document.plainText(of: 3) == "a [^b] ^c")
    }

    @Test(arguments: ["```\n[^1]: x\n```\n", "    [^1]: x\n", "<pre>\n[^1]: x\n</pre>\n", "> [^1]: x\n", "a [^1]: x\n"])
    func `what stands in code, HTML or a quote defines nothing`(source: String) {
        var document = Document()
        _ = MarkdownReader().read(Array(source.utf8), into: &document)
        #expect(!document.nodes.contains { $0.kind == .footnoteDefinition })
        #expect(document.nodes.map { document.string($0.text) }.joined().contains("[^1]: x"))
    }

    @Test func `a page that uses all the signs of the mask keeps its text`() {
        let signs = String(String.UnicodeScalarView((0x700...0x70D).compactMap(Unicode.Scalar.init)))
        var document = Document()
        let text = "\(signs) ~~a~~ \\~b~ [^c]"
        _ = MarkdownReader().read(Array(text.utf8), into: &document)
        #expect(document.plainText(of: 0).hasPrefix("\(signs) a "))
        #expect(document.plainText(of: 0).hasSuffix("[^c]"))
    }

    // MARK: Sizes

    @Test(
        .timeLimit(.minutes(2)),
        arguments: [
            String(repeating: "~a ", count: 20_000),
            String(repeating: "~a ", count: 10_000) + String(repeating: "a~ ", count: 10_000),
            String(repeating: "~", count: 60_000), String(repeating: "~a~~b", count: 10_000),
            String(repeating: "www.", count: 20_000), String(repeating: "*www.a_b", count: 10_000),
            String(repeating: "a@", count: 40_000), String(repeating: "a@b.c-", count: 10_000),
            "http://a.hu/" + String(repeating: "(", count: 40_000) + String(repeating: ")", count: 40_000),
            "http://a.hu/" + String(repeating: "&a;", count: 20_000), String(repeating: "http://", count: 20_000),
            String(repeating: "http://a ", count: 10_000), String(repeating: "http://a!", count: 10_000),
            String(repeating: "[^a]", count: 9_000) + "\n\n[^a]: b", String(repeating: "[^a]: b\n\n", count: 3_000),
            String(repeating: "[^a]: b\n", count: 9_000), (0..<9_000).map { "[^a\($0)]: [^a\($0 + 1)]\n\n" }.joined() + "[^a0]",
            String(repeating: "\\~", count: 40_000), String(repeating: "- [ ] a\n", count: 10_000),
            String(repeating: "*~", count: 20_000) + String(repeating: "~*", count: 20_000),
            String(repeating: "a ~~b~~ http://c.hu\n\n", count: 5_000),
            String(repeating: "[^", count: 9_000) + String(repeating: "]", count: 9_000),
        ])
    func `no input takes longer than its length`(source: String) {
        var document = Document()
        _ = MarkdownReader().read(Array(source.utf8), into: &document)
        #expect(!document.nodes.isEmpty)
        var depth = 0
        var ends: [Int32] = []
        for (index, node) in document.nodes.enumerated() {
            while let end = ends.last, end <= index { ends.removeLast() }
            ends.append(node.end)
            depth = max(depth, ends.count)
        }
        #expect(depth <= MarkdownLimit.depth + MarkdownLimit.strikethroughs + 3)
    }
}
