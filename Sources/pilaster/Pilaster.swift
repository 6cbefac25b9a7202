internal import Platform

/// The command `pilaster`: finds the verb, and is the one place that turns errors into text and an exit code.
@main struct Pilaster {
    /// The version that `--version` prints.
    static let version = "0.1.0"

    @MainActor static func main() async {
        Terminal.exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    @MainActor private static func run(_ words: [String]) async -> ExitCode {
        do {
            switch try Arguments.parse(words) {
            case .version: try Terminal.print("pilaster \(version)")
            case .help(let verb): try Terminal.print(Help.text(for: verb))
            case .run(let verb, let arguments): return try await verb.run(arguments)
            }
            return .done
        } catch {
            let failure = Failure(error)
            Terminal.showProgress("")
            Terminal.complain(failure.text)
            return failure.code
        }
    }
}
