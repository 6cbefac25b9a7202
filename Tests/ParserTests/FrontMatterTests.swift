import Localization
import Models
import Testing

@Suite struct `Front matter` {
    @Test func `B11: a byte order mark is no part of it`() throws {
        let page = try parse([0xEF, 0xBB, 0xBF] + Array("---\ntitle: BOM\n---\n# X\n".utf8))
        #expect(page.facts.frontMatter.title == "BOM")
        #expect(page.facts.headings.map(\.text) == ["X"])
        #expect(page.diagnostics == [])
    }

    @Test func `B11: bytes that are no UTF-8 are an error at their place`() throws {
        let page = try parse(Array("# a\nж ".utf8) + [0xA9] + Array(" b\n".utf8))
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:2:3: error: byte 8 of the file is not UTF-8 [invalid-encoding]
                 2 | ж � b
                   |   ^
                    = Save the file as UTF-8.

                """)
        #expect(try parse([0xFF, 0xFE, 0x61, 0x00]).diagnostics.map(\.message) == ["the file is UTF-16"])
    }

    @Test(arguments: ["---\ntitle: V\n---", "---\ntitle: V\n---   \n# x\n", "---\r\ntitle: V\r\n---\r\n\r\nx\r\n"])
    func `B13: it may end the file, have spaces behind its dashes, and CRLF`(text: String) throws {
        let page = try parse(text)
        #expect(page.facts.frontMatter.title == "V")
        #expect(page.diagnostics == [])
    }

    @Test(arguments: ["---\n", "---\ntitle: V\n\n# x\n", "---"])
    func `B13: one that is never closed is an error`(text: String) throws {
        #expect(
            try parse(text).diagnostics.map { "\($0.location.line):\($0.location.column) \($0.message)" } == [
                "1:1 front matter opened at line 1 is not closed"
            ])
    }

    @Test(arguments: ["---\n---\n# x", "---\n\n---\n# x\n"])
    func `B13: one that holds nothing is front matter all the same`(text: String) throws {
        let page = try parse(text)
        #expect(page.facts.frontMatter.title == "x")
        #expect(page.facts.headings.map(\.text) == ["x"])
        #expect(page.diagnostics.map(\.rule) == [.missingKey])
    }

    @Test func `B13: an empty page is called by its file, and reported`() throws {
        let page = try parse("", name: "x/b.hu.md")
        #expect(page.facts.frontMatter.title == "b")
        #expect(page.diagnostics.map(\.rule) == [.emptyPage])
    }

    @Test(arguments: [("## Első\n", "Első"), ("szöveg\n", "a")])
    func `B10: without a title the first heading stands in, else the file's name`(text: String, title: String) throws {
        let page = try parse(text)
        #expect(page.facts.frontMatter.title == title)
        #expect(page.diagnostics.map(\.rule).contains(.missingKey))
    }

    @Test func `B14: a colon in an unquoted title is an error at its line, with a hint`() throws {
        let page = try parse("---\n# note\ntags:\n  - a\ntitle: MVVM: a második minta\n---\n")
        let problem = try #require(page.diagnostics.first)
        #expect(problem.location.line == 5)
        #expect(problem.remedy?.contains("quotes") == true)
    }

    @Test func `B14: of a quote that is never closed, the place is shown where it still is open`() throws {
        #expect(
            printed(try parse("---\ntitle: 'L'' adattatore\n---\n").diagnostics.filter { $0.rule == .invalidYAML }) == """
                Content/a.hu.md:2:8: error: the quote that opens here is never closed [invalid-yaml]
                 2 | title: 'L'' adattatore
                   |        ^
                    = Close it; inside '…' write '' for ', inside "…" write \\" for ".
                Content/a.hu.md:3:1: note: it is still open here
                 3 | ---
                   | ^

                """)
    }

    @Test(arguments: ["2024", "007", "1e3", "true", "no"])
    func `B15: a title is shown as it was typed`(title: String) throws {
        #expect(try parse("---\ntitle: \(title)\n---\n").facts.frontMatter.title == title)
    }

    @Test func `B15: tags are texts, and an order in quotes is a number`() throws {
        let matter = try parse("---\ntitle: ~\ntags: [1, 2.0, yes]\norder: \"10\"\n---\n# X\n").facts.frontMatter
        #expect(matter.title == "X")
        #expect(matter.tags == ["1", "2.0", "yes"])
        #expect(matter.order == 10)
    }

    @Test func `B16: Norwegian is a language`() throws {
        #expect(try parse("---\ntitle: A\ntranslation: {of: no}\n---\n").facts.frontMatter.translation?.of.string == "no")
    }

    @Test func `B19: dashes in a fence, in a block scalar and under a text are not its end`() throws {
        let page = try parse(
            "---\ntitle: A\ndescription: |\n  a\n  ---\n  b\n---\n```yaml\n---\nx: 1\n---\n```\n\nszöveg\n---\nmás\n")
        #expect(page.facts.frontMatter.description == "a\n---\nb\n")
        #expect(page.facts.listings.count == 1)
        #expect(page.facts.headings.map(\.level) == [2])
    }

    @Test func `an unknown key is reported with the nearest known one`() throws {
        let page = try parse("---\ntitle: A\ndescripton: x\n---\n")
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:3:1: warning: unknown key `descripton` in front matter [unknown-key]
                 3 | descripton: x
                   | ^~~~~~~~~~
                    = Did you mean `description`?

                """)
    }

    @Test func `a text that ends where a comment begins is reported, if the comment was hardly meant as one`() throws {
        let page = try parse("---\ntitle: 模式 #1\ndescription: x # y\nquestion: C# #\n---\n")
        #expect(page.facts.frontMatter.title == "模式")
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:2:11: warning: what stands behind a `#` is a comment, and not part of `title` [yaml-comment]
                 2 | title: 模式 #1
                   |             ^~
                    = Put the whole text in quotes, or a space behind the `#`.

                """)
        for title in ["'a #1'", "C#", "a#1", "# x", "a ## x", ">-\n  a #1"] {
            #expect(try parse("---\ntitle: \(title)\n---\n").diagnostics.filter { $0.rule == .yamlComment } == [])
        }
    }

    @Test func `a text with commas is no list`() throws {
        let page = try parse("---\ntitle: a, b\ntags: a, b\n---\n")
        #expect(
            printed(page.diagnostics) == """
                Content/a.hu.md:3:7: error: `tags` is one text with commas in it, and no list [invalid-value]
                 3 | tags: a, b
                   |       ^~~~
                    = Write `tags: [a, b]`; put the text in quotes if it is one.

                """)
        #expect(try parse("---\ntitle: A\ntags: 'a, b'\n---\n").facts.frontMatter.tags == ["a, b"])
        #expect(try parse("---\ntitle: A\ntags: a\n---\n").facts.frontMatter.tags == ["a"])
    }

    @Test func `an alias bomb is refused`() throws {
        #expect(try parse("---\ntitle: &a x\ntags: [*a, *a]\n---\n").diagnostics.map(\.rule).contains(.invalidYAML))
    }
}
