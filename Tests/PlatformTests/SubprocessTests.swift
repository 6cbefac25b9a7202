import Platform
import Testing

@Suite struct `Other programs` {
    @Test func `end with their code, or with 128 and the signal that ended them`() throws {
        #expect(try Subprocess("/bin/sh", ["-c", "exit 3"]).run().status == 3)
        #expect(try Subprocess("/bin/sh", ["-c", "kill -TERM $$"]).run().status == 143)
        #expect(try Subprocess("/bin/sh", ["-c", "kill -KILL $$"]).run().status == 137)
    }

    @Test func `are heard line by line, on both of their outputs`() throws {
        var lines: [String] = []
        let outcome = try Subprocess("/bin/sh", ["-c", "echo a; echo b >&2; printf 'c\\rd\\ne'"]).run { lines.append($0) }
        #expect(lines == ["a", "b", "c", "d"])
        #expect(String(decoding: outcome.output, as: UTF8.self) == "a\nb\nc\rd\ne")
    }

    @Test func `have the variables they are given, and an empty input`() throws {
        let outcome = try Subprocess("/bin/sh", ["-c", "cat; echo $PILASTER_TEST"], environment: ["PILASTER_TEST": "a b"]).run()
        #expect(String(decoding: outcome.output, as: UTF8.self) == "a b\n")
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: ["trap 'exit 9' INT; echo a; while :; do sleep 0.1; done", "trap '' INT; echo a; while :; do sleep 0.1; done"])
    func `of which nothing is heard are asked to end, and made to`(script: String) throws {
        let outcome = try Subprocess("/bin/sh", ["-c", script]).run(silence: .milliseconds(300))
        #expect(outcome.wasSilent)
        // Where whoever started the tests has Ctrl-C ignored, no shell can hear of it.
        #expect([script.contains("exit 9") ? 9 : 137, 137].contains(outcome.status))
        #expect(outcome.output == Array("a\n".utf8))
    }

    @Test func `that are heard now and then may go on`() throws {
        let script = "for i in 1 2 3; do sleep 0.2; echo $i; done"
        let outcome = try Subprocess("/bin/sh", ["-c", script]).run(silence: .seconds(30))
        #expect(!outcome.wasSilent)
        #expect(outcome.status == 0)
    }

    @Test func `that are not there are an error with a name`() {
        let error = #expect(throws: SystemError.self) { try Subprocess("/no/such/program", []).run() }
        #expect(error?.description == "cannot start /no/such/program: No such file or directory")
    }
}
