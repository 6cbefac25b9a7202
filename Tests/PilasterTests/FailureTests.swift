import Platform
import Testing

@testable import pilaster

@Suite struct `An error` {
    private struct Unforeseen: Error {}

    @Test func `of the command line ends in 64`() {
        let failure = Failure(UsageError(message: "there is no verb `x`", remedy: "Verbs: build."))
        #expect(failure.code.rawValue == 64)
        #expect(failure.text == "pilaster: there is no verb `x`\nVerbs: build.")
    }

    @Test func `of the system ends in 74`() throws {
        let error = try #require(throws: SystemError.self) { try File.read("/no/such/file") }
        #expect(Failure(error).code.rawValue == 74)
        #expect(Failure(error).text == "pilaster: cannot read /no/such/file: No such file or directory")
    }

    @Test func `of ours ends in 70`() {
        #expect(Failure(Unforeseen()).code.rawValue == 70)
        #expect(Failure(Unforeseen()).text == "pilaster: this is a bug in Pilaster, please report it: Unforeseen()")
    }
}
