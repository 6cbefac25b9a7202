internal import Models
internal import Platform
internal import Preview
internal import Reports
internal import Site

extension Verb {
    /// `pilaster serve`
    static let serve = Verb(
        name: "serve", summary: "show the site while it is written: build at every change, reload the browser",
        options: BuildArguments.options + [
            Option(name: "port", value: "N", help: "where to listen (default: 8000); 0 takes any port that is free"),
            Option(name: "host", value: "H", help: "who may connect (default: 127.0.0.1, this computer alone)"),
            Option(name: "open", value: nil, help: "open the site in the browser"),
        ]
    ) { arguments in
        let project = try BuildArguments.project(of: arguments)
        var options = PreviewOptions()
        options.build = try BuildArguments.buildOptions(of: arguments)
        options.host = arguments.values["host"] ?? options.host
        if let port = arguments.values["port"] {
            guard let number = Int(port), (0...65_535).contains(number) else {
                throw UsageError(message: "`--port \(port)` is no port", remedy: "Write a number from 0 to 65535.")
            }
            options.port = number
        }
        let opens = arguments.flags.contains("open")
        let preview = PreviewSite(project: project, options: options) { notice in
            ServeReport.tell(notice)
            if case .serving(let address) = notice, opens { Browser.open(address) }
        }
        try await preview.run(until: Interruption.wishes())
        return .interrupted
    }
}
