import Models
import Reports
import Testing

@Suite struct `Lists of the check` {
    @Test func `every rule has a line`() {
        let lines = RuleList.text.split(separator: "\n").map(String.init)
        #expect(lines.count == Rule.allCases.count)
        #expect(lines[0] == "unreadable-file        error    A file or folder cannot be read.")
        #expect(lines.contains("behind                 note     The origin has changed since a section was translated."))
        #expect(lines.allSatisfy { $0.hasSuffix(".") && $0.count <= 132 })
    }

    @Test func `summaries tell rules apart`() {
        #expect(Set(Rule.allCases.map(\.summary)).count == Rule.allCases.count)
    }

    @Test func `the rules as JSON are one a line`() {
        let lines = RuleList.json.split(separator: "\n").map(String.init)
        #expect(lines.count == Rule.allCases.count + 3)
        #expect(
            lines[2] == #"{"id": "unreadable-file", "severity": "error", "summary": "A file or folder cannot be read."},"#)
    }

    @Test func `an address has its places below it`() {
        let links = [
            ExternalLink(
                url: "https://a.example/\u{1B}",
                places: [SourceLocation(file: "Content/a.hu.md", line: 6, column: 5), SourceLocation(file: "Content/b.hu.md")]),
            ExternalLink(url: "mailto:x@y.example", places: [SourceLocation(file: "Content/a.hu.md", line: 7)]),
        ]
        #expect(
            ExternalLinkList.text(of: links) == """
                https://a.example/\u{FFFD}
                  Content/a.hu.md:6:5
                  Content/b.hu.md:1:1
                mailto:x@y.example
                  Content/a.hu.md:7:1

                """)
        #expect(
            ExternalLinkList.json(of: links) == #"""
                {"version": 1,
                "links": [
                {"url": "https://a.example/\u001b", "places": [{"file": "Content/a.hu.md", "line": 6, "column": 5}, {"file": "Content/b.hu.md", "line": 1, "column": 1}]},
                {"url": "mailto:x@y.example", "places": [{"file": "Content/a.hu.md", "line": 7, "column": 1}]}
                ]}
                """#)
    }
}
