import Models
import Testing

@Suite struct `Limits on a page` {
    @Test(arguments: [("Ж\u{301}", 30, false), ("a", 31, true), ("日本", 100_000, true)])
    func `combining marks beyond those of any language are refused at their place`(
        text: String, marks: Int, isRefused: Bool
    ) throws {
        let page = try parse(
            "---\ntitle: A\n---\n\n## \(text)\(String(repeating: "\u{323}", count: text == "Ж\u{301}" ? marks - 1 : marks))x\n")
        #expect(page.diagnostics.map(\.message) == (isRefused ? ["more than 30 combining marks follow each other"] : []))
        #expect(page.diagnostics.allSatisfy { $0.location.line == 5 && $0.severity == .error })
    }

    @Test(arguments: 0..<64) func `combining marks are found wherever they stand`(place: Int) throws {
        for (marks, isRefused) in [(30, false), (31, true)] {
            let text = String(repeating: "a", count: place) + String(repeating: "\u{323}", count: marks) + " b\n"
            let page = try parse("---\ntitle: A\n---\n\n\(text)")
            #expect(page.diagnostics.map(\.rule) == (isRefused ? [.limit] : []))
        }
    }

    @Test func `combining marks that are written as character references are refused as well`() throws {
        let page = try parse("---\ntitle: A\n---\n\nx\n\n## a\(String(repeating: "&#x301;", count: 10_000))\n")
        #expect(
            page.diagnostics.map { "\($0.location.line) \($0.message)" } == ["7 more than 30 combining marks follow each other"])
    }

    @Test func `references that libcmark leaves out are said to be left out`() throws {
        let definition = "[a]: /\(String(repeating: "u", count: 10_000))\n\n"
        #expect(try parse("---\ntitle: A\n---\n\n\(definition)[a] [a] [a]\n").diagnostics == [])
        let page = try parse("---\ntitle: A\n---\n\n\(definition)\(String(repeating: "[a]", count: 2_000))\n")
        #expect(
            page.diagnostics.map(\.message) == [
                "the links that take their addresses from definitions are too long together, and became text"
            ])
        let list = (0..<8_000).map { "- [x](https://e.example/a/long/path/to/number/\($0))\n" }.joined()
        #expect(try parse("---\ntitle: A\n---\n\n\(list)").diagnostics == [])
    }

    @Test func `depth in a table's cell is bounded and reported as it is elsewhere`() throws {
        let cell = String(repeating: "*a **b ", count: 150)
        let page = try parse("---\ntitle: A\n---\n\n| x |\n|---|\n| \(cell)\(String(repeating: "** *", count: 150)) |\n")
        #expect(page.diagnostics.filter { $0.rule == .limit }.map(\.location.line).allSatisfy { $0 == 7 })
    }

    @Test(arguments: HostileBody.allCases)
    func `a hostile size ends in a page or in a word about its limit`(body: HostileBody) throws {
        let page = try parse("---\ntitle: A\n---\n\(body.text)\n")
        #expect(page.facts.frontMatter.title == "A")
        #expect(page.diagnostics.filter { $0.severity == .error }.map(\.message) == (body.message.map { [$0] } ?? []))
        #expect(page.diagnostics.allSatisfy { $0.rule == .limit || $0.severity < .error })
    }
}

/// Bodies that broke other tools by their size. They are named, since their texts are too long to print.
enum HostileBody: CaseIterable {
    case deepList, nestedImages, equalHeadings, backticks, references, staircase, word, wideTable, longTable, tooLarge

    var text: String {
        switch self {
        case .deepList: String(repeating: "- ", count: 60_000) + "a"
        case .nestedImages:
            String(repeating: "![", count: 20_000) + "a" + String(repeating: "](x)", count: 20_000)
        case .equalHeadings: String(repeating: "## Заголовок\n\n", count: 20_000)
        case .backticks: (1..<1500).map { "e" + String(repeating: "`", count: $0) }.joined()
        case .references:
            "[a]: /" + String(repeating: "u", count: 10_000) + "\n\n" + String(repeating: "[a]", count: 9_000)
        case .staircase: (0..<1000).map { String(repeating: "  ", count: $0) + "- x\n" }.joined()
        case .word: String(repeating: "a", count: 1_000_000)
        case .wideTable: String(repeating: "| a ", count: 20_000) + "|\n" + String(repeating: "|---", count: 20_000) + "|"
        case .longTable:
            "|a|b|c|d|e|f|g|h|i|j|\n|-|-|-|-|-|-|-|-|-|-|\n" + String(repeating: "|a|b|c|d|e|f|g|h|i|j|\n", count: 10_000)
        case .tooLarge: String(repeating: "a", count: 16 << 20)
        }
    }

    /// The error that it ends in, where it is no page.
    var message: String? {
        switch self {
        case .deepList, .staircase: "blocks nest more than 200 deep"
        case .nestedImages: "more than 10000 `[` without a blank line"
        case .equalHeadings, .backticks, .word: nil
        case .references: "the links that take their addresses from definitions are too long together, and became text"
        case .wideTable, .longTable: "the table has more than 100 columns, or the page more than 100000 cells"
        case .tooLarge: "the page is larger than 16 MiB"
        }
    }
}
