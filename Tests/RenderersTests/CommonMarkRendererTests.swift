import HTML
import Markdown
import Markup
import Renderers
import Testing

@Suite struct `Plain CommonMark` {
    @Test(
        .enabled(if: TestFile.specifications != nil, "needs the specification's text"),
        arguments: SpecificationExample.all(in: "commonmark-0.30/spec.txt"))
    func `is what the specification prints`(example: SpecificationExample) {
        #expect(plain(example.markdown, options: .commonMark) == example.html)
    }

    @Test(.enabled(if: TestFile.specifications != nil, "needs the specification's text"))
    func `has 652 examples`() {
        #expect(SpecificationExample.all(in: "commonmark-0.30/spec.txt").count == 652)
    }

    @Test(
        .enabled(if: TestFile.specifications != nil, "needs the specification's text"),
        arguments: SpecificationExample.all(in: "cmark-gfm-tests/spec.txt", marks: ["table"])
            + SpecificationExample.all(in: "cmark-gfm-tests/extensions.txt").prefix { $0.section != "Strikethroughs" })
    func `has tables as GitHub Flavored Markdown prints them`(example: SpecificationExample) {
        #expect(plain(example.markdown, options: .tables) == example.html)
    }

    @Test(
        .enabled(if: TestFile.specifications != nil, "needs the specification's text"),
        arguments: SpecificationExample.all(in: "cmark-gfm-tests/spec.txt", marks: ["strikethrough", "autolink"])
            + SpecificationExample.all(in: "cmark-gfm-tests/extensions.txt").filter {
                ["Strikethroughs", "Autolinks", "Interop", "Task lists"].contains($0.section)
            })
    func `has strikethrough, task lists and addresses as GitHub Flavored Markdown prints them`(
        example: SpecificationExample
    ) {
        // Addresses of schemes that pages may not use stay text, and one example is there for its parser alone.
        guard !example.markdown.contains("ftp://"), example.html != "<IGNORE>\n", !example.markdown.contains("xmpp:") else {
            return
        }
        #expect(plain(example.markdown, options: [.tables, .strikethrough, .autolinks, .taskLists]) == example.html)
    }

    @Test(
        .enabled(if: TestFile.specifications != nil, "needs the specification's text"),
        arguments: SpecificationExample.all(in: "cmark-gfm-tests/extensions.txt").filter { $0.section == "Footnotes" })
    func `has footnotes as GitHub prints them`(example: SpecificationExample) {
        #expect(plain(example.markdown, options: .footnotes) == example.html)
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["a\n\n", "- a\n", "# a\n", "***\n"])
    func `of very many blocks is written in one go`(block: String) {
        let html = plain(String(repeating: block, count: 400_000), options: .commonMark)
        #expect(html.utf8.count { $0 == UInt8(ascii: "\n") } >= 400_000)
    }

    @Test(
        .enabled(if: TestFile.specifications != nil, "needs the specification's text"),
        arguments: SpecificationExample.all(in: "commonmark-0.30/spec.txt"))
    func `is not disturbed by what is read on top of it`(example: SpecificationExample) {
        // Where the specification's own text holds a bare address, or tildes, these are read.
        let isExtended = ["http", "~", "@", "[ ]"].contains { example.markdown.contains($0) }
        guard !isExtended else { return }
        #expect(plain(example.markdown, options: [.strikethrough, .taskLists, .autolinks, .footnotes]) == example.html)
    }

    private func plain(_ markdown: String, options: MarkdownOptions) -> String {
        var document = Document()
        _ = MarkdownReader(options: options).read(Array(markdown.utf8), into: &document)
        var html = HTMLWriter()
        CommonMarkRenderer.write(document, to: &html)
        return String(decoding: html.bytes, as: UTF8.self)
    }
}
