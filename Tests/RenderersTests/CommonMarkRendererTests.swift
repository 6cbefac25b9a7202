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

    private func plain(_ markdown: String, options: MarkdownOptions) -> String {
        var document = Document()
        _ = MarkdownReader(options: options).read(Array(markdown.utf8), into: &document)
        var html = HTMLWriter()
        CommonMarkRenderer.write(document, to: &html)
        return String(decoding: html.bytes, as: UTF8.self)
    }
}
