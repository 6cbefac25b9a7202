import Testing

@testable import pilaster

private func parse(_ words: String) throws -> Arguments.Request {
    try Arguments.parse(words.split(separator: " ").map(String.init))
}

@Suite struct `A command line` {
    @Test func `is a verb, then options and operands in any order`() throws {
        guard case .run(let verb, let arguments) = try parse("build --jobs 3 --strict --output=a=b --project x") else {
            Issue.record("no verb")
            return
        }
        #expect(verb.name == "build")
        #expect(arguments.values == ["jobs": "3", "output": "a=b", "project": "x"])
        #expect(arguments.flags == ["strict"])
        guard case .run(_, let rest) = try parse("render -- --plain") else { return }
        #expect(rest.operands == ["--plain"])
        #expect(rest.flags == [])
    }

    @Test(arguments: ["--version", "build --version", "build --jobs 3 --version"])
    func `may ask for the version`(words: String) throws {
        guard case .version = try parse(words) else {
            Issue.record("\(words) is something else")
            return
        }
    }

    @Test(arguments: [
        ("", nil), ("--help", nil), ("-h", nil), ("help", nil), ("help build", "build"), ("build --help", "build"),
        ("build -h", "build"), ("render --help", "render"),
    ])
    func `may ask for help`(words: String, verb: String?) throws {
        guard case .help(let found) = try parse(words) else {
            Issue.record("\(words) is something else")
            return
        }
        #expect(found?.name == verb)
    }

    @Test(arguments: [
        ("biuld", "there is no verb `biuld`"), ("--strict build", "the verb is missing before `--strict`"),
        ("build --nope", "`pilaster build` has no option `--nope`"),
        ("build -strict", "`pilaster build` has no option `-strict`"),
        ("build -", "`-` is one word too many"), ("build x", "`x` is one word too many"),
        ("build --output", "`--output` needs a value"), ("build --output=", "`--output` needs a value"),
        ("build --output --strict", "`--output` needs a value"), ("check --format --project x", "`--format` needs a value"),
        ("build --strict=yes", "`--strict` takes no value"), ("render", "`pilaster render` needs FILE"),
        ("render a b", "`b` is one word too many"),
    ])
    func `that is wrong is told what it is`(words: String, message: String) {
        let error = #expect(throws: UsageError.self) { _ = try parse(words) }
        #expect(error?.message == message)
        #expect(error?.remedy.last == "." || error?.remedy.last == "`")
    }

    @Test(arguments: Verb.all.map(\.name)) func `has help that names every option`(name: String) throws {
        let verb = try #require(Verb.all.first { $0.name == name })
        let help = Help.text(for: verb)
        for option in verb.options + Option.common { #expect(help.contains("--\(option.name)")) }
        #expect(Help.text(for: nil).contains(verb.summary))
    }
}
