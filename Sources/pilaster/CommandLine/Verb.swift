/// Something that the command can do.
struct Verb: Sendable {
    /// Its name on the command line.
    var name: String
    /// What it does, in one line.
    var summary: String
    /// The operands it wants, as help shows them; empty where it takes none.
    var operands: [String] = []
    /// Its options besides the common ones.
    var options: [Option] = []
    /// Does it.
    var run: @Sendable (Arguments) async throws -> ExitCode

    /// All verbs, in the order in which help lists them.
    static let all: [Verb] = [.build, .serve, .check, .status, .new, .translate, .render, .clean]
}
