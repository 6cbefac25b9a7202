internal import Models
internal import Platform
internal import Reports
internal import Site

extension Verb {
    /// `pilaster check`
    static let check = Verb(
        name: "check", summary: "say all that is wrong, notes included, and write nothing", options: BuildArguments.options
    ) { arguments in
        let project = try BuildArguments.project(of: arguments)
        let options = try BuildArguments.buildOptions(of: arguments)
        let diagnostics = try await BuildSite(project: project, options: options, progress: ProgressDisplay.show()).check()
        Terminal.showProgress("")
        for diagnostic in diagnostics { Terminal.print(TextReport.text(of: diagnostic)) }
        let summary = TextReport.summary(of: diagnostics)
        Terminal.print(summary.isEmpty ? "nothing to say" : summary)
        return diagnostics.contains { $0.severity == .error } ? .contentErrors : .done
    }
}
