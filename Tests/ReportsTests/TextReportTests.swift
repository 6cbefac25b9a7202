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

    @Test func `what could speak to the terminal does not`() {
        let diagnostic = Diagnostic(.unknownPage, at: SourceLocation(file: "a\u{1B}[2J.md"), "x\u{7}y")
        #expect(TextReport.text(of: diagnostic) == "a\u{FFFD}[2J.md:1:1: error: x\u{FFFD}y [unknown-page]\n")
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
