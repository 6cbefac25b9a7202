internal import Platform
internal import Site

extension Verb {
    /// `pilaster new`
    static let new = Verb(
        name: "new", summary: "begin a pattern: its page in one language and its neutral facts", operands: ["ID"],
        options: [Option(name: "language", value: "TAG", help: "the language that the page is written in first")]
    ) { arguments in
        let project = try BuildArguments.project(of: arguments)
        guard let language = arguments.values["language"] else {
            throw UsageError(message: "`pilaster new` needs a language", remedy: "Write `pilaster new ID --language TAG`.")
        }
        let files = try await TranslatingArguments.run {
            try await ScaffoldPattern(project: project).run(page: arguments.operands[0], language: language)
        }
        for file in files { try Terminal.print("written: \(file)") }
        try Terminal.print("Fill in what stands between ⟦ and ⟧, and remove `draft: true` when readers may see it.")
        return .done
    }
}
