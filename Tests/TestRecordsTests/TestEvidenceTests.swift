@testable import TestRecords
import Testing

struct TestEvidenceTests {
    @Test func `a run that passes names its tests as sentences, by file and line`() {
        let evidence = evidence([
            suite("S", named: "a suite"), function("S/`reads as a sentence`()/T.swift:4:2", "`reads as a sentence`()", line: 4),
            function("S/plain(a:)/T.swift:3:2", "plain(a:)", line: 3),
            function("free()/T.swift:9:2", "free()", line: 9, display: "shown"),
            event("testStarted", "S/plain(a:)/T.swift:3:2"), event("testEnded", "S/plain(a:)/T.swift:3:2"),
            event("testEnded", "S/`reads as a sentence`()/T.swift:4:2"), event("testEnded", "free()/T.swift:9:2"),
            event("testEnded", "S"), event("runEnded"),
        ])
        #expect(evidence.verdict == .passed)
        #expect(evidence.passed.map(\.name) == ["plain", "reads as a sentence", "shown"])
        #expect(evidence.passed.map(\.function) == ["plain(a:)", "`reads as a sentence`()", "free()"])
        #expect(evidence.passed.map(\.suite) == ["a suite", "a suite", nil])
        #expect(evidence.passed.map { "\($0.file):\($0.line)" } == ["/p/T.swift:3", "/p/T.swift:4", "/p/T.swift:9"])
        #expect(evidence.unreadableLines == 0)
    }

    @Test func `a failing test comes with its expectation and its place`() {
        let evidence = evidence([
            function("f()/T.swift:3:2", "f()", line: 3), event("testStarted", "f()/T.swift:3:2"),
            issue("f()/T.swift:3:2", "Expectation failed: (1 → 2) == 3", "a comment"),
            event("testEnded", "f()/T.swift:3:2", "fail"),
            event("runEnded"),
        ])
        #expect(evidence.verdict == .failed)
        #expect(evidence.failed.map(\.test.name) == ["f"])
        #expect(
            evidence.failed.first?.issues == [
                TestIssue(message: "Expectation failed: (1 → 2) == 3\na comment", file: "/p/T.swift", line: 7, column: 21)
            ])
    }

    @Test(arguments: [
        (#""isFailure":false,"severity":"warning""#, TestEvidence.Verdict.passed), (#""isKnown":true"#, .passed),
        (#""isKnown":false"#, .failed),
        (#""isFailure":true,"isKnown":false"#, .failed), (#""severity":"warning""#, .passed),
    ])
    func `only failures fail, in old records and new ones`(fields: String, verdict: TestEvidence.Verdict) {
        let record =
            #"{"kind":"event","version":0,"payload":{"kind":"issueRecorded","testID":"f()","issue":{\#(fields)},"messages":[]}}"#
        let evidence = evidence([function("f()", "f()", line: 1), record, event("testEnded", "f()"), event("runEnded")])
        #expect(evidence.verdict == verdict)
    }

    @Test func `a test that ends with a cross failed, though no issue says why`() {
        let evidence = evidence([function("f()", "f()", line: 1), event("testEnded", "f()", "fail"), event("runEnded")])
        #expect(evidence.verdict == .failed)
        #expect(evidence.failed.first?.issues == [])
    }

    @Test func `an issue of a suite or of none fails the run`() {
        let evidence = evidence([
            function("f()", "f()", line: 1), issue("S", "a", "b"), event("testEnded", "f()"), event("runEnded"),
        ])
        #expect(evidence.verdict == .failed)
        #expect(evidence.otherIssues.map(\.message) == ["a\nb"])
    }

    @Test func `a run that crashes names the tests that were running`() {
        let evidence = evidence([
            function("f()", "f()", line: 1), function("g()", "g()", line: 2), event("testStarted", "f()"),
            event("testEnded", "f()"),
            event("testStarted", "g()"), #"{"kind":"event","payload":{"ki"#,
        ])
        #expect(evidence.verdict == .interrupted)
        #expect(evidence.unfinished.map(\.name) == ["g"])
        #expect(evidence.unreadableLines == 1)
    }

    @Test func `a record that ends between two tests is one of an interrupted run`() {
        let evidence = evidence([function("f()", "f()", line: 1), event("testStarted", "f()"), event("testEnded", "f()")])
        #expect(evidence.verdict == .interrupted)
        #expect(evidence.passed.map(\.name) == ["f"])
    }

    @Test(arguments: [[], [""], ["x"], ["\u{0}"]])
    func `nothing is no test`(lines: [String]) {
        #expect(evidence(lines).verdict == .noTests)
    }

    @Test func `tests that are only skipped prove nothing`() {
        let evidence = evidence([function("f()", "f()", line: 1), event("testSkipped", "f()"), event("runEnded")])
        #expect(evidence.verdict == .noTests)
        #expect(evidence.skipped.map(\.name) == ["f"])
    }

    @Test(arguments: [
        "[]", "{}", "null", "1", #"{"kind":1}"#, #"{"kind":"test","payload":{}}"#,
        #"{"kind":"test","payload":{"kind":"function"}}"#,
        #"{"kind":"event","payload":{"kind":"testEnded","testID":"unknown"}}"#, String(repeating: "[", count: 100_000),
        #"{"kind":"event","payload":{"kind":"issueRecorded","issue":null}}"#,
        #"{"kind":"new","payload":{"kind":"x"},"version":"9"}"#,
    ])
    func `a hostile record is passed over`(record: String) {
        let evidence = evidence([record, function("f()", "f()", line: 1), event("testEnded", "f()"), event("runEnded")])
        #expect(evidence.verdict == .passed)
    }

    private func evidence(_ lines: [String]) -> TestEvidence {
        TestEvidence(eventStream: Array(lines.joined(separator: "\n").utf8))
    }

    private func suite(_ id: String, named name: String) -> String {
        #"{"kind":"test","version":"6.3.0","payload":{"kind":"suite","id":"\#(id)","name":"S","displayName":"\#(name)"}}"#
    }

    private func function(_ id: String, _ name: String, line: Int, display: String? = nil) -> String {
        let displayName = display.map { #","displayName":"\#($0)""# } ?? ""
        let place = #""sourceLocation":{"_filePath":"/p/T.swift","column":2,"fileID":"T/T.swift","line":\#(line)}"#
        return
            #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"\#(name)"\#(displayName),\#(place)},"version":0}"#
    }

    private func event(_ kind: String, _ test: String? = nil, _ symbol: String = "pass") -> String {
        let testID = test.map { #","testID":"\#($0)""# } ?? ""
        return
            #"{"kind":"event","payload":{"kind":"\#(kind)"\#(testID),"messages":[{"symbol":"\#(symbol)","text":"t"}]},"version":0}"#
    }

    private func issue(_ test: String, _ message: String, _ details: String) -> String {
        let place = #""sourceLocation":{"filePath":"/p/T.swift","line":7,"column":21}"#
        let messages = #"[{"symbol":"fail","text":"\#(message)"},{"symbol":"details","text":"\#(details)"}]"#
        let issue = #"{"isFailure":true,"isKnown":false,"severity":"error",\#(place)}"#
        return
            #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(test)","issue":\#(issue),"messages":\#(messages)}}"#
    }
}
