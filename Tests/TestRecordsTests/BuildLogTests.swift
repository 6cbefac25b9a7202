import TestRecords
import Testing

struct BuildLogTests {
    @Test func `errors and warnings are found at their places, each once`() {
        let log = BuildLog(
            Array(
                """
                Building for debugging...
                [4/5] Compiling A A.swift
                /p/A b.swift:1:44: error: cannot convert return expression of type 'String' to return type 'Int'
                1 | public func a() -> Int { return "x" }
                  |                                 `- error: cannot convert return expression of type 'String' to return type 'Int'
                /p/A b.swift:1:44: error: cannot convert return expression of type 'String' to return type 'Int'
                /p/c:d/B.swift:12:3: warning: 'b' was never used: remove it [#no-usage]\r
                /p/B.swift:12:3: note: add [x]
                error: emit-module command failed with exit code 1 (use -v to see invocation)
                error: emit-module command failed with exit code 1 (use -v to see invocation)
                """.utf8))
        #expect(
            log.diagnostics.map { "\($0.file)|\($0.line)|\($0.column)|\($0.severity)|\($0.message)" } == [
                "/p/A b.swift|1|44|error|cannot convert return expression of type 'String' to return type 'Int'",
                "/p/c:d/B.swift|12|3|warning|'b' was never used: remove it", "/p/B.swift|12|3|note|add [x]",
            ])
        #expect(log.otherErrors == ["emit-module command failed with exit code 1 (use -v to see invocation)"])
        #expect(log.hasErrors)
    }

    @Test(arguments: [
        "", ":1:2: error: x", "a:0:1: error: x", "a:1: error: x", "a:x:1: error: x", "a:1:99999999999999999999: error: x",
        "a:-1:1: error: x",
        "a:1:1:error: x", "  |   `- error: x", "warning: x", "a::: error: ", ":::::::::",
    ])
    func `a line of another form has no place`(line: String) {
        let log = BuildLog(Array(line.utf8))
        #expect(log.diagnostics == [])
        #expect(!log.hasErrors)
    }

    @Test func `an error may be quoted in a message`() {
        let log = BuildLog(Array("a.swift:1:2: warning: says b.swift:3:4: error: c".utf8))
        #expect(log.diagnostics.map(\.severity) == [.warning])
        #expect(log.diagnostics.map(\.message) == ["says b.swift:3:4: error: c"])
    }

    @Test func `bytes that are no text are read all the same`() {
        let log = BuildLog([0xFF, 0x3A, 0x31, 0x3A, 0x32] + Array(": error: ".utf8) + [0xC0, 0x0A, 0x00])
        #expect(log.diagnostics.map(\.message) == ["\u{FFFD}"])
    }
}
