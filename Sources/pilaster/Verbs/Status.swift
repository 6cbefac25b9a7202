internal import Platform
internal import Reports
internal import Site

extension Verb {
    /// `pilaster status`
    static let status = Verb(
        name: "status", summary: "say which translations are current, behind, missing or shaped differently",
        operands: ["[ID]", "[TAG]"],
        options: [Option(name: "json", value: nil, help: "print it for machines")]
    ) { arguments in
        let project = try BuildArguments.project(of: arguments)
        let page = arguments.operands.first
        return try await TranslatingArguments.run {
            let status = try await ReadStatus(project: project).run(page: page)
            let isJSON = arguments.flags.contains("json")
            if let page, arguments.operands.count > 1, !isJSON {
                let language = arguments.operands[1]
                let changes = try await ReadChanges(project: project).run(page: page, language: language)
                try Terminal.print(StatusReport.text(of: status, changes: changes))
            } else {
                try Terminal.print(isJSON ? StatusJSON.text(of: status) : StatusReport.text(of: status))
            }
            return .done
        }
    }
}
