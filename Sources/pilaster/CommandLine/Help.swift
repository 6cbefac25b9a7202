/// The texts of `--help`, from the tables of verbs and options.
enum Help {
    static func text(for verb: Verb?) -> String {
        guard let verb else { return overview }
        let usage = (["pilaster", verb.name] + verb.operands + ["[OPTIONS]"]).joined(separator: " ")
        return "\(usage)\n  \(verb.summary)\n\n\(table(verb.options + Option.common))"
    }

    private static var overview: String {
        let width = Verb.all.map(\.name.count).max() ?? 0
        let verbs = Verb.all.map { verb in
            "  \(verb.name)\(String(repeating: " ", count: width - verb.name.count))  \(verb.summary)"
        }
        return """
            pilaster builds multilingual documentation whose Swift samples are compiled and tested.

            usage: pilaster VERB [OPTIONS]

            \(verbs.joined(separator: "\n"))

            \(table(Option.common))

            `pilaster VERB --help` shows a verb's own options.
            """
    }

    private static func table(_ options: [Option]) -> String {
        let names = options.map { option in "--\(option.name)\(option.value.map { " \($0)" } ?? "")" }
        let width = names.map(\.count).max() ?? 0
        return zip(names, options).map { name, option in
            "  \(name)\(String(repeating: " ", count: width - name.count))  \(option.help)"
        }.joined(separator: "\n")
    }
}
