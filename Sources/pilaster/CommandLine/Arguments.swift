/// The words behind a verb, sorted into options and operands.
struct Arguments: Sendable {
    private(set) var values: [String: String] = [:]
    private(set) var flags: Set<String> = []
    private(set) var operands: [String] = []

    /// What a command line asks for.
    enum Request {
        case version
        case help(Verb?)
        case run(Verb, Arguments)
    }

    /// Reads a command line: a verb, then options and operands in any order. `--` ends the options, and `--name=value` is
    /// `--name value`.
    static func parse(_ words: [String]) throws -> Request {
        guard let first = words.first else { return .help(nil) }
        switch first {
        case "--version": return .version
        case "--help", "-h", "help": return .help(Verb.all.first { $0.name == words.dropFirst().first })
        default: break
        }
        guard let verb = Verb.all.first(where: { $0.name == first }) else {
            throw UsageError(
                message: first.hasPrefix("-") ? "the verb is missing before `\(first)`" : "there is no verb `\(first)`",
                remedy: "Verbs: \(Verb.all.map(\.name).joined(separator: ", ")). `pilaster --help` explains them.")
        }
        var arguments = Arguments()
        try arguments.read(Array(words.dropFirst()), of: verb)
        if arguments.flags.contains("help") { return .help(verb) }
        if arguments.flags.contains("version") { return .version }
        guard arguments.operands.count >= verb.operands.count(where: { !$0.hasPrefix("[") }) else {
            throw UsageError(
                message: "`pilaster \(verb.name)` needs \(verb.operands.joined(separator: " "))",
                remedy: "`pilaster \(verb.name) --help` explains it.")
        }
        return .run(verb, arguments)
    }

    private mutating func read(_ words: [String], of verb: Verb) throws {
        let options = verb.options + Option.common
        var rest = words[...]
        var isPastOptions = false
        while let word = rest.popFirst() {
            if isPastOptions || !word.hasPrefix("-") || word == "-" {
                guard operands.count < verb.operands.count else {
                    throw UsageError(
                        message: "`\(word)` is one word too many",
                        remedy: "`pilaster \(verb.name) --help` shows what it takes.")
                }
                operands.append(word)
            } else if word == "--" {
                isPastOptions = true
            } else {
                try readOption(word, options, &rest, verb)
            }
        }
    }

    private mutating func readOption(
        _ word: String, _ options: [Option], _ rest: inout ArraySlice<String>, _ verb: Verb
    ) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0] == "-h" ? "help" : String(parts[0].dropFirst(2))
        guard parts[0].hasPrefix("--") || parts[0] == "-h", let option = options.first(where: { $0.name == name }) else {
            throw UsageError(
                message: "`pilaster \(verb.name)` has no option `\(parts[0])`",
                remedy: "Options: \(options.map { "--\($0.name)" }.joined(separator: ", ")).")
        }
        guard let what = option.value else {
            guard parts.count == 1 else {
                throw UsageError(message: "`--\(name)` takes no value", remedy: "Write `--\(name)` alone.")
            }
            flags.insert(name)
            return
        }
        // `--output --strict` has forgotten the folder; one that is really called so is `--output=--strict`.
        let isForgotten = parts.count == 1 && rest.first?.hasPrefix("--") == true
        guard !isForgotten, let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
            throw UsageError(message: "`--\(name)` needs a value", remedy: "Write `--\(name) \(what)`.")
        }
        values[name] = value
    }
}
