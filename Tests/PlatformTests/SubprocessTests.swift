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

    @Test func `that are not there are an error with a name`() {
        let error = #expect(throws: SystemError.self) { try Subprocess("/no/such/program", []).run() }
        #expect(error?.description == "cannot start /no/such/program: No such file or directory")
    }
}
