internal import Models
internal import Platform
internal import Reports
internal import Site

extension Verb {
    /// `pilaster build`
    static let build = Verb(
        name: "build", summary: "verify the samples if they have changed, then write the site",
        options: BuildArguments.options + [
            Option(name: "output", value: "DIR", help: "where the site goes (default: Output)"),
            Option(name: "clean", value: nil, help: "forget what earlier builds kept, the samples' verdict included"),
            Option(name: "timings", value: nil, help: "say on standard error how long each stage took, the slowest first"),
        ]
    ) { arguments in
        let start = ContinuousClock.now
        let project = try BuildArguments.project(of: arguments)
        var options = try BuildArguments.buildOptions(of: arguments)
        options.output = arguments.values["output"]
        options.isClean = arguments.flags.contains("clean")
        let report = try await BuildSite(project: project, options: options, progress: ProgressDisplay.show()).run()
        Terminal.showProgress("")
        let counts = complain(report.findings)
        if arguments.flags.contains("timings") { Terminal.complain(TimingsText.text(of: report.timings)) }
        let summary = TextReport.summary(of: counts)
        guard let published = report.published else {
            Terminal.complain("nothing was published: \(summary)")
            return .contentErrors
        }
        try Terminal.print(line(published, summary, ContinuousClock.now - start))
        // All that is known of a large site would be given back piece by piece. With the process it goes at once.
        withExtendedLifetime(report) { Terminal.exit(ExitCode.done.rawValue) }
    }

    /// How many complaints are printed at once: one by one would be slow, and all together may be many megabytes.
    private static let complaintsAtOnce = 256

    /// Prints what is worse than a note, with a blank line between two.
    ///
    /// - Returns: How many there are of each severity.
    private static func complain(_ findings: Findings) -> [Severity: Int] {
        var counts = findings.notes.count > 0 ? [Severity.note: findings.notes.count] : [:]
        var complaints: [String] = []
        for diagnostic in findings.read {
            counts[diagnostic.severity, default: 0] += 1
            guard diagnostic.severity > .note else { continue }
            if complaints.count == complaintsAtOnce {
                Terminal.complain(complaints.joined(separator: "\n"))
                complaints.removeAll(keepingCapacity: true)
            }
            complaints.append(TextReport.text(of: diagnostic))
        }
        if !complaints.isEmpty { Terminal.complain(complaints.joined(separator: "\n")) }
        return counts
    }

    private static func line(_ published: BuildReport.Published, _ summary: String, _ time: Duration) -> String {
        let content = "\(count(published.pages, "page")) in \(count(published.languages, "language"))"
        let changes = "\(count(published.written, "file")) written, \(published.removed) removed"
        let notes = summary.isEmpty ? "" : " (\(summary); `pilaster check` lists them)"
        return "\(content), \(changes), \(time.formatted) s: \(published.folder)\(notes)"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension Duration {
    /// Seconds with two decimals.
    fileprivate var formatted: String {
        let hundredths = components.seconds * 100 + components.attoseconds / 10_000_000_000_000_000
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
