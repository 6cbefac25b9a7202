import HTML
import Testing
@testable import Renderers
@testable import ViewModels

@Suite struct `A listing` {
    @Test func `marks the comments of another language`() {
        #expect(
            bodySource("```\nx\n```\n", listings: [.tested]).contains(
                """
                <span class="foreign" lang="en" title="Ez a megjegyzés az eredeti nyelvén látható">// ask the worker</span>

                """))
    }

    @Test(arguments: [[0..<99], [2..<4, 3..<5], [4..<5, 0..<2], [0..<6], [1..<1]])
    func `shows all its code, whatever is marked in it`(ranges: [Range<Int>]) {
        var code = ListingView.Code.fixture("abcdef", title: nil)
        code.foreignComments = ranges
        var html = HTMLWriter()
        CodeTextRenderer.write(code, to: &html)
        var text = ""
        var isTag = false
        for character in String(decoding: html.bytes, as: UTF8.self) {
            if character == "<" { isTag = true }
            if !isTag { text.append(character) }
            if character == ">" { isTag = false }
        }
        #expect(text == "abcdef")
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
