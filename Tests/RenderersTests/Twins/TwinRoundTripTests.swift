import Markdown
import Markup
import Testing
@testable import Renderers
@testable import ViewModels

@Suite struct `A twin` {
    @Test(
        .enabled(if: TestFile.specifications != nil, "needs the specification's text"),
        arguments: SpecificationExample.all(in: "commonmark-0.30/spec.txt"))
    func `says what its page says, for every example of the specification`(example: SpecificationExample) {
        expectRoundTrip(of: example.markdown)
    }

    @Test(
        .enabled(if: TestFile.specifications != nil, "needs the specification's text"),
        arguments: SpecificationExample.all(in: "cmark-gfm-tests/spec.txt", marks: ["table"])
            + SpecificationExample.all(in: "cmark-gfm-tests/extensions.txt").prefix { $0.section != "Strikethroughs" })
    func `says what its page says, for tables`(example: SpecificationExample) {
        expectRoundTrip(of: example.markdown)
    }

    @Test(arguments: [
        #"1\. x"#, #"12\) x"#, "1&#46; x", #"\- x"#, #"\+ x"#, "\\# x", #"\> x"#, "a\n\\=\\=\\=", "a\n\\---", #"\[a]: b"#,
        #"\[a](b)"#,
        #"\![a](b)"#, "!\\[a]", #"snake_case and _\_x_"#, #"\*a\*"#, #"&amp;copy; &amp;#42;"#, "\\`a\\`", "&lt;b>", #"a \| b"#,
        "a \\| b\n\\--- \\| ---", "&#32;a", "&#9;a", "a&#10;b", "~~\\~~ x", "\\~~~", "*a*b", "***a** b*", "*a _b_*", "`` a`b ``",
        "` `` `", "[a](<b c> 'd')", "[a](b(c)d)", "![*a* `b`](c)", "[![a](b)](c)", "- a\n- b\n\n\n* c", "1. a\n\n1) b",
        "- - a\n  - b\n- ***", "- a\n\n  b\n- c", "3. a\n   - b\n\n     c", "> > a\n>\n> b", "> a\n\nb",
        "- ```\n  a\n\n  b\n  ```",
        "````\n```\n````", "> [!NOTE]\n> - a\n> - b", "> [!TIP]\n> a\n>\n> b", "- [x] a\n- [ ] b", "a\\\nb", "# a \\# \\{#b}",
        "# a {#b}", "a\n===", "a *b\nc* d\n---", "| a | b \\| c | `d \\| e` |\n|:--|:-:|--:|\n| | x |",
        "- a\n\n  | b |\n  |---|\n",
        "<div>\n\na\n\n</div>", "a <b>c</b>", "&#x5b;a&#x5d;", "***", "a  \nb", "1234567890. a", "A\\\\B", "x\\{#y}",
        "a:\n\\:---",
    ])
    func `says what its page says, whatever would be taken for markup`(markdown: String) {
        expectRoundTrip(of: markdown)
        expectRoundTrip(of: "x\n\n\(markdown)\n\ny\n")
    }

    private func expectRoundTrip(of markdown: String, _ location: SourceLocation = #_sourceLocation) {
        let document = read(markdown)
        let twin = write(document)
        #expect(outline(of: read(twin)) == outline(of: document), "written as:\n\(twin)", sourceLocation: location)
    }

    private func read(_ markdown: String) -> Document {
        var document = Document()
        _ = MarkdownReader().read(Array(markdown.utf8), into: &document)
        return document
    }

    private func write(_ document: Document) -> String {
        let view = BodyView(
            document: document, language: nil, hasTitle: false, headings: [],
            links: document.nodes.filter { $0.kind == .link || $0.kind == .image }.map {
                .external(url: document.string($0.text))
            }, listings: [], allowsRawHTML: true)
        var markdown = MarkdownWriter()
        var body = TwinBodyRenderer(view)
        body.write(to: &markdown)
        markdown.end()
        return String(decoding: markdown.bytes, as: UTF8.self)
    }

    /// What readers would see: nodes with their texts, runs of text in one. Titles of links and languages of fences, which the
    /// bare writer does not get, are left out, and a line's end in one line is a space.
    private func outline(of document: Document) -> [String] {
        var lines: [String] = []
        var isText = false
        var skipped = 0
        for (index, node) in document.nodes.enumerated() where index >= skipped {
            switch node.kind {
            case .document: continue
            case .text where isText: lines[lines.count - 1] += document.string(node.text)
            case .softBreak where isText: lines[lines.count - 1] += " "
            case .lineBreak where isText: lines[lines.count - 1] += " "
            case .text, .softBreak, .lineBreak:
                lines.append(node.kind == .text ? document.string(node.text) : " ")
                isText = true
            case .image:
                // A description is plain text.
                lines.append("image \(document.string(node.text)) \(document.plainText(of: index))")
                skipped = Int(node.end)
                isText = false
            case .codeBlock:
                lines.append("codeBlock " + document.string(node.text).trimmingNewline)
                isText = false
            default:
                let flags = node.flags.intersection([.ordered, .tight, .header, .task, .done]).rawValue
                lines.append("\(node.kind) \(flags) \(node.number) \(document.string(node.text).trimmingNewline)")
                isText = false
            }
        }
        return lines
    }
}

extension String {
    fileprivate var trimmingNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
