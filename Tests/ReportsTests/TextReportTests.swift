import Models
import Reports
import Testing

@Suite struct `Diagnostics in a terminal` {
    @Test(arguments: [
        ("Жж fault", "   ^~~~~"), ("日本 fault", "     ^~~~~"), ("e\u{301}x fault", "   ^~~~~"), ("\tx fault", "\t  ^~~~~"),
    ])
    func `the caret stands under the fault whatever is before it`(line: String, carets: String) {
        let file = SourceFile(path: "Content/a.md", bytes: Array("\(line)\n".utf8))
        let text = TextReport.text(of: Diagnostic(.unknownPage, at: file.location(line: 1, of: "fault"), "x"))
        #expect(text.split(separator: "\n").last.map(String.init) == "   | \(carets)")
    }

    @Test(arguments: [
        (0, String(repeating: "ж", count: 300), 1, "fault" + String(repeating: "ж", count: 155) + "…", "^~~~~"),
        (300, "", 301, "…" + String(repeating: "a", count: 155) + "fault", String(repeating: " ", count: 156) + "^~~~~"),
        (
            300, String(repeating: "b", count: 300), 301,
            "…" + String(repeating: "a", count: 80) + "fault" + String(repeating: "b", count: 75) + "…",
            String(repeating: " ", count: 81) + "^~~~~"
        ),
    ])
    func `of a long line is shown what is around the fault`(
        before: Int, after: String, column: Int, shown: String, carets: String
    ) {
        let line = String(repeating: "a", count: before) + "fault" + after
        let file = SourceFile(path: "Content/a.md", bytes: Array("x\n\(line)\n".utf8))
        #expect(
            TextReport.text(of: Diagnostic(.unknownPage, at: file.location(line: 2, of: "fault"), "x", remedy: "Mend it.")) == """
                Content/a.md:2:\(column): error: x [unknown-page]
                 2 | \(shown)
                   | \(carets)
                    = Mend it.

                """)
    }

    @Test func `a place beyond all reading is told by its numbers alone`() {
        let file = SourceFile(path: "a", bytes: Array((String(repeating: "é", count: 100_000) + "x").utf8))
        let place = file.location(offset: 200_000)
        #expect(place == SourceLocation(file: "a", line: 1, column: 100_001, length: 1, excerpt: nil))
    }

    @Test func `what could speak to the terminal does not`() {
        let diagnostic = Diagnostic(.unknownPage, at: SourceLocation(file: "a\u{1B}[2J.md"), "x\u{7}y\u{202E}z")
        #expect(TextReport.text(of: diagnostic) == "a\u{FFFD}[2J.md:1:1: error: x\u{FFFD}y\u{FFFD}z [unknown-page]\n")
    }

    @Test func `a name of any length is told by its beginning and its end`() {
        let text = TextReport.text(
            of: Diagnostic(.unknownPage, at: SourceLocation(file: "a"), String(repeating: "ж", count: 10_000) + "!"))
        #expect(
            text == "a:1:1: error: \(String(repeating: "ж", count: 393))…\(String(repeating: "ж", count: 184))! [unknown-page]\n")
    }

    @Test func `the summary counts by weight`() {
        let place = SourceLocation(file: "a")
        let diagnostics = [
            Diagnostic(.unknownPage, at: place, "a"), Diagnostic(.rawHTML, at: place, "b"), Diagnostic(.rawHTML, at: place, "c"),
            Diagnostic(.behind, at: place, "d"),
        ]
        #expect(TextReport.summary(of: diagnostics) == "1 error, 2 warnings, 1 note")
        #expect(TextReport.summary(of: []) == "")
    }
}
