internal import Platform
internal import Site

extension Verb {
    /// `pilaster translate`
    static let translate = Verb(
        name: "translate", summary: "begin a translation or a language, or record that a translation is up to date",
        operands: ["[ID]", "[TAG]", "[SECTION]"],
        options: [
            Option(name: "accept", value: nil, help: "record that the page, or its SECTION, says what the origin says"),
            Option(name: "language", value: "TAG", help: "begin a language in place of a page"),
        ]
    ) { arguments in
        let project = try BuildArguments.project(of: arguments)
        let operands = arguments.operands
        return try await TranslatingArguments.run {
            if let language = arguments.values["language"] {
                guard operands.isEmpty, !arguments.flags.contains("accept") else { throw usage }
                try begin(try await ScaffoldLanguage(project: project).run(language: language), isDraft: false)
            } else if arguments.flags.contains("accept") {
                guard operands.count >= 2 else { throw usage }
                let part = operands.count > 2 ? operands[2] : nil
                try report(
                    try await RecordTranslation(project: project).run(page: operands[0], language: operands[1], part: part))
            } else {
                guard operands.count == 2 else { throw usage }
                let path = try await ScaffoldTranslation(project: project).run(page: operands[0], language: operands[1])
                try begin(path, isDraft: true)
            }
            return .done
        }
    }

    private static let usage = UsageError(
        message: "`pilaster translate` needs a page and a language",
        remedy: "Write `pilaster translate ID TAG`, `pilaster translate ID TAG --accept [SECTION]` or "
            + "`pilaster translate --language TAG`.")

    private static func begin(_ path: String, isDraft: Bool) throws {
        try Terminal.print("written: \(path)")
        try Terminal.print("Translate what stands between ⟦ and ⟧; `pilaster check` says what is left.")
        if isDraft { try Terminal.print("Remove `draft: true` when readers may see it.") }
    }

    private static func report(_ record: RecordTranslation.Record) throws {
        let link = record.isNewlyLinked ? ", from now on a translation of \(record.origin)" : ""
        // Words are many, and nobody reads their names one by one.
        let sections = record.changed.filter { !$0.hasPrefix("interface.") }
        let words = record.changed.count - sections.count
        let changed = sections + (words == 0 ? [] : [words == 1 ? "1 word" : "\(words) words"])
        try Terminal.print(
            "\(record.file)\(link): "
                + (changed.isEmpty ? "nothing has changed" : "recorded as up to date: \(changed.joined(separator: ", "))"))
        guard !record.missing.isEmpty else { return }
        try Terminal.print("not recorded, since the page lacks them: \(record.missing.joined(separator: ", "))")
    }
}
