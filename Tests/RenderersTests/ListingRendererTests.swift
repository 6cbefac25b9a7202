import HTML
import SampleSource
import Testing
@testable import Renderers
@testable import ViewModels

@Suite struct `A listing` {
    @Test func `marks the comments of another language`() {
        #expect(
            bodySource("```\nx\n```\n", listings: [.tested]).contains(
                """
                <span class="foreign" lang="en" title="Ez a megjegyzés az eredeti nyelvén látható"><span class="c">// ask the worker</span></span>

                """))
    }

    @Test func `goes on in colour behind a mark`() {
        var code = ListingView.Code.fixture("/*ab*/", title: nil)
        code.foreignComments = [2..<4]
        let listing = ListingView(content: .code(code), status: .none)
        #expect(
            bodySource("```\nx\n```\n", listings: [listing]).contains(
                """
                <span class="c">/*</span><span class="foreign" lang="en" title="Ez a megjegyzés az eredeti nyelvén látható">\
                <span class="c">ab</span></span><span class="c">*/</span></code>
                """))
    }

    @Test(arguments: [[0..<99], [2..<4, 3..<5], [4..<5, 0..<2], [0..<6], [1..<1]])
    func `shows all its code, whatever is marked in it`(ranges: [Range<Int>]) {
        var code = ListingView.Code.fixture("let//d", title: nil)
        code.foreignComments = ranges
        var html = HTMLWriter()
        var highlighter = SwiftHighlighter()
        CodeTextRenderer.write(code, highlighter: &highlighter, to: &html)
        var text = ""
        var isTag = false
        for character in String(decoding: html.bytes, as: UTF8.self) {
            if character == "<" { isTag = true }
            if !isTag { text.append(character) }
            if character == ">" { isTag = false }
        }
        #expect(text == "let//d")
    }

    @Test func `has colours if it is Swift, and only then`() {
        let text = "@A let b: C = \"d<\\(1)>\" // e"
        let swift = ListingView(content: .code(.fixture(text, title: nil)), status: .none)
        #expect(
            bodySource("```\nx\n```\n", listings: [swift]).contains(
                """
                <span class="a">@A</span> <span class="k">let</span> b: <span class="t">C</span> = \
                <span class="s">"d&lt;</span>\\(<span class="n">1</span>)<span class="s">&gt;"</span> <span class="c">// e</span>
                """))
        let plain = ListingView(content: .code(.fixture(text, title: nil, language: "text")), status: .none)
        #expect(!bodySource("```\nx\n```\n", listings: [plain]).contains("<span"))
    }

    @Test func `has tabs whose ids differ from listing to listing`() {
        let source = bodySource("```\nx\n```\n\n```\ny\n```\n", listings: [.tabs, .tabs])
        #expect(source.contains("name=\"pilaster:tabs-0\" checked id=\"pilaster:tab-0-0\""))
        #expect(source.contains("name=\"pilaster:tabs-1\" id=\"pilaster:tab-1-1\"><label for=\"pilaster:tab-1-1\">"))
    }

    @Test func `draws a folder of any depth`() {
        var node = ListingView.Tree.Node(name: "f", remark: nil, address: nil, isFolder: false, children: [])
        for _ in 0..<2000 {
            node = ListingView.Tree.Node(name: "d", remark: nil, address: nil, isFolder: true, children: [node])
        }
        let tree = ListingView(content: .tree(ListingView.Tree(label: "t", root: node)), status: .none)
        let source = bodySource("```\nx\n```\n", listings: [tree])
        #expect(source.split(separator: "<ul>").count == 2002)
        #expect(source.split(separator: "</ul>").count == 2002)
    }
}
