internal import Models
internal import Platform
internal import Reports
internal import Site

extension Verb {
    /// `pilaster check`
    static let check = Verb(
        name: "check", summary: "say all that is wrong, notes included, and write nothing",
        options: BuildArguments.options + [
            Option(name: "format", value: "text|json|sarif|github", help: "how to say it (default: text)"),
            Option(name: "rules", value: nil, help: "list all rules in place of checking"),
            Option(name: "external-links", value: nil, help: "list the links to other sites in place of checking"),
        ]
    ) { arguments in
        let format = try CheckFormat(arguments)
        if arguments.flags.contains("rules") {
            try Terminal.print(format == .json ? RuleList.json : String(RuleList.text.dropLast()))
            return .done
        }
        let project = try BuildArguments.project(of: arguments)
        let options = try BuildArguments.buildOptions(of: arguments)
        if arguments.flags.contains("external-links") { return try await listLinks(of: project, options, as: format) }
        let report = try await BuildSite(project: project, options: options, progress: ProgressDisplay.show()).checkReport()
        Terminal.showProgress("")
        try print(report, as: format)
        return report.diagnostics.contains { $0.severity == .error } ? .contentErrors : .done
    }

    private static func print(_ report: CheckReport, as format: CheckFormat) throws {
        switch format {
        case .text:
            for diagnostic in report.diagnostics { try Terminal.print(TextReport.text(of: diagnostic)) }
            let code = CodeShareReport.text(of: report.code)
            if !code.isEmpty { try Terminal.print(code) }
            let summary = TextReport.summary(of: report.diagnostics)
            try Terminal.print(summary.isEmpty ? "nothing to say" : summary)
        case .json: try Terminal.print(CheckJSON.text(of: report))
        case .sarif: try Terminal.print(SARIFReport.text(of: report.diagnostics, version: Pilaster.version))
        case .github: try Terminal.print(Array(GitHubReport.text(of: report.diagnostics).utf8))
        }
    }

    /// A list in which a page's links are missing must not look whole, so what kept a page from being read is said, too.
    private static func listLinks(
        of project: Project, _ options: BuildOptions, as format: CheckFormat
    ) async throws -> ExitCode {
        let (links, errors) = try await ListExternalLinks(project: project, options: options).run()
        for error in errors { Terminal.complain(TextReport.text(of: error)) }
        let text = format == .json ? ExternalLinkList.json(of: links) + "\n" : ExternalLinkList.text(of: links)
        try Terminal.print(Array(text.utf8))
        return errors.isEmpty ? .done : .contentErrors
    }
}
