import Models
import Testing

@testable import Site

@Suite struct `Diagnostics in the state` {
    private func stored(_ diagnostics: [Diagnostic]) throws -> [Diagnostic] {
        var writer = StateWriter()
        writer.write(diagnostics)
        var reader = StateReader(writer.bytes[...])
        return try reader.values()
    }

    @Test func `of every rule and of every weight they come back`() throws {
        let place = SourceLocation(file: "Content/a.hu.md", line: 300, column: 2, length: 5, excerpt: "Összetevők")
        let diagnostics = Rule.allCases.flatMap { rule in
            Severity.allCases.map { severity in
                var diagnostic = Diagnostic(
                    rule, at: place, "\(rule)", remedy: "Mend it.", notes: [Diagnostic.Note("here", at: place)])
                diagnostic.severity = severity
                return diagnostic
            }
        }
        #expect(try stored(diagnostics) == diagnostics)
    }

    @Test func `two spellings of one character stay two`() throws {
        let spellings = ["\u{E9}", "e\u{301}", "\u{E9}"]
        let place = SourceLocation(file: "Content/a.hu.md")
        let texts = try stored(spellings.map { Diagnostic(.rawHTML, at: place, $0) }).map { Array($0.message.utf8) }
        #expect(texts == spellings.map { Array($0.utf8) })
    }

    @Test func `notes on a page itself are counted, and the others read at once`() throws {
        func diagnostic(_ file: String, _ severity: Severity, _ message: String) -> Diagnostic {
            var diagnostic = Diagnostic(.rawHTML, at: SourceLocation(file: file), message)
            diagnostic.severity = severity
            return diagnostic
        }
        let own = diagnostic("a", .note, "own")
        let other = diagnostic("b", .note, "another page's")
        let warning = diagnostic("a", .warning, "heavier")
        let judgement = PageRecord.Judgement(
            basis: SiteDigests.digest(of: nil), PageFindings([own, other, warning, own], on: "a"))
        #expect(try judgement.read() == [other, warning])
        let findings = Findings(read: ReportedDiagnostics(try judgement.read().sortedOnce()), notes: judgement.notes)
        #expect(Severity.allCases.map { findings.counts[$0] ?? 0 } == [2, 1, 0])
        #expect(findings.complaints == [warning])
        #expect(findings.all == [warning, own, other])
    }
}
