internal import Platform
internal import Site

extension Verb {
    /// `pilaster clean`
    static let clean = Verb(
        name: "clean", summary: "remove what builds made",
        options: [Option(name: "output", value: "DIR", help: "where the site is (default: Output)")]
    ) { arguments in
        let project = try BuildArguments.project(of: arguments)
        let removed = try CleanSite(project: project, output: arguments.values["output"]).run()
        try Terminal.print("\(removed) files removed")
        return .done
    }
}
