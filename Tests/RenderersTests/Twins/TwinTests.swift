import Renderers
import Testing
@testable import ViewModels

@Suite struct `A twin of a page` {
    private func text(of view: TwinView) -> String { String(decoding: TwinRenderer.bytes(of: view), as: UTF8.self) }

    @Test func `begins with title, description and facts`() {
        let view = TwinView(
            title: "R&D #1 {#x}", description: "Egy\nkét `sor`", facts: [TwinView.Fact(name: "Kérdés", value: "*Mi* ez?")],
            body: .fixture("x\n"), lists: [])
        #expect(
            text(of: view)
                == """
                # R\\&D \\#1 \\{\\#x}

                > Egy&#10;két \\`sor\\`

                **Kérdés**: \\*Mi\\* ez?

                x

                """)
    }

    @Test func `holds samples as the code they show, and folders as trees`() {
        let markdown = "- a\n\n  ```\n  ```\n\n```\n```\n\n```\n```\n\n```\n```\n"
        let view = TwinView(
            title: "T", facts: [], body: .fixture(markdown, listings: [.short, .shortTabs, .shortDifference, .shortFolder]),
            lists: [])
        #expect(
            text(of: view)
                == """
                # T

                - a

                  **A.swift** · lefordítva

                  ``````swift
                  let a = 1

                  // `````
                  ``````

                **A.swift** · nincs lefordítva

                ```swift
                a
                ```

                **B.swift** · nincs lefordítva

                ````swift
                ```
                ````

                **A.swift → B.swift**

                ```diff
                 x
                -a
                +b
                ⋯
                ```

                ```text
                VIP/
                ├── View/
                │   └── A.swift  # Egy & más
                └── B.swift
                ```

                """)
    }

    @Test func `says where it is behind, and keeps the ids that links lead to`() {
        var view = TwinView(
            title: "T", facts: [], body: .fixture("## A *b* {#binding}\n\nx\n\n### C\n", notices: ["binding"]), lists: [])
        view.body.introductionNotice = view.body.headings.first?.notice
        let notice =
            "> Оригинал этого раздела изменился после перевода. [Читать оригинал (венгерский)](../hu/mvvm.html#binding)"
        #expect(text(of: view) == "# T\n\n\(notice)\n\n## A *b* {#binding}\n\n\(notice)\n\nx\n\n### C {#c}\n")
    }

    @Test func `shows raw HTML as text, as its page does`() {
        let markdown = "a <b>c</b>\n\n<script>\nalert(1)\n</script>\n"
        let view = TwinView(title: "T", facts: [], body: .fixture(markdown), lists: [])
        #expect(text(of: view) == "# T\n\na &lt;b>c&lt;/b>\n\n```html\n<script>\nalert(1)\n</script>\n```\n")
        let trusting = TwinView(title: "T", facts: [], body: .fixture(markdown, allowsRawHTML: true), lists: [])
        #expect(text(of: trusting) == "# T\n\n" + markdown)
    }

    @Test func `has no link where its page has none, and escapes addresses`() {
        let markdown = "[a](none:x) ![b](none:y) [c](<d e(f>) [g](<h&amp;copy;|i\\\\>)\n"
        let view = TwinView(title: "T", facts: [], body: .fixture(markdown), lists: [])
        #expect(text(of: view) == "# T\n\na b [c](<d e(f>) [g](<h\\&copy;%7Ci\\\\>)\n")
    }

    @Test func `B39, B40: takes no title for markup in llms.txt`() {
        let view = LanguageModelsView(
            title: "A < B & [C]", description: "]]>\u{8}",
            lists: [
                PageList(
                    title: "magyar: *",
                    pages: [
                        .init(title: "[x](y)", address: "hu/c%26d.md", description: "a\n- b"), .init(title: "z", address: "z.md"),
                    ])
            ])
        #expect(
            String(decoding: LanguageModelsRenderer.bytes(of: view), as: UTF8.self) == """
                # A &lt; B & \\[C\\]

                > \\]\\]>

                ## magyar: \\*

                - [\\[x\\](y)](hu/c%26d.md): a&#10;- b
                - [z](z.md)

                """)
    }
}

extension ListingView {
    fileprivate static let short = ListingView(
        content: .code(.fixture("let a = 1\n\n// `````\n", title: "A.swift")), status: .tested(label: "lefordítva"))
    fileprivate static let shortTabs = ListingView(
        content: .tabs([.fixture("a\n", title: "A.swift"), .fixture("```\n", title: "B.swift")]),
        status: .notVerified(label: "nincs lefordítva"))
    fileprivate static let shortDifference = ListingView(
        content: .diff(
            Diff(
                old: .fixture("", title: "A.swift"), new: .fixture("", title: "B.swift"), label: "",
                lines: [
                    Diff.Line(kind: .context, text: Array("x".utf8)), Diff.Line(kind: .removed, text: Array("a".utf8)),
                    Diff.Line(kind: .added, text: Array("b".utf8)), Diff.Line(kind: .gap, text: []),
                ], addedLabel: "", removedLabel: "")), status: .none)
    fileprivate static let shortFolder = ListingView(
        content: .tree(
            Tree(
                label: "",
                root: Tree.Node(
                    name: "VIP", isFolder: true,
                    children: [
                        Tree.Node(
                            name: "View", isFolder: true,
                            children: [
                                Tree.Node(name: "A.swift", remark: Tree.Remark(text: "Egy & más"), isFolder: false, children: [])
                            ]),
                        Tree.Node(name: "B.swift", isFolder: false, children: []),
                    ]))), status: .none)
}
