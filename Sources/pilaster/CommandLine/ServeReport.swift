internal import Models
internal import Platform
internal import Preview
internal import Reports
internal import Site

/// What `pilaster serve` prints.
enum ServeReport {
    static func tell(_ notice: PreviewNotice) {
        if case .verifying(let line) = notice { return Terminal.showProgress("samples: \(line)") }
        Terminal.showProgress("")
        switch notice {
        case .serving(let address): try? Terminal.print("The site is at \(address). Ctrl-C ends this.")
        case .built(let report, let time): tell(report, time)
        case .verified(let diagnostics): verified(diagnostics)
        case .failed(let failure): Terminal.complain("pilaster: \(failure)")
        case .verifying: break
        }
    }

    private static func tell(_ report: BuildReport, _ time: Duration) {
        complain(report.findings.complaints)
        guard let published = report.published else {
            return Terminal.complain("The last good pages stay: \(TextReport.summary(of: report.findings.counts))")
        }
        let changes = published.changes.count
        guard changes > 0 else { return }
        let files = published.changes.prefix(3).joined(separator: ", ") + (changes > 3 ? " and \(changes - 3) more" : "")
        try? Terminal.print("\(time / .milliseconds(1) < 1 ? 1 : Int(time / .milliseconds(1))) ms: \(files)")
    }

    private static func verified(_ diagnostics: [Diagnostic]) {
        complain(diagnostics)
        try? Terminal.print(
            diagnostics.contains { $0.severity == .error } ? "The samples have errors." : "The samples are verified.")
    }

    private static func complain(_ diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics where diagnostic.severity > .note {
            Terminal.complain(TextReport.text(of: diagnostic))
        }
    }
}
