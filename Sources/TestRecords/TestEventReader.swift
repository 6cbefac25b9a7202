/// Follows a run of tests record by record.
struct TestEventReader {
    /// What has been seen of a test function.
    private struct Progress {
        var test: RecordedTest
        var isStarted = false
        var isEnded = false
        var isSkipped = false
        var isFailed = false
        var issues: [TestIssue] = []
    }

    private var tests: [String: Progress] = [:]
    private var suites: [String: String] = [:]
    private var otherIssues: [TestIssue] = []
    private var hasEnded = false
    private var unreadableLines = 0

    mutating func read(_ line: ArraySlice<UInt8>) {
        guard let record = TestEventRecord(line) else {
            if !line.allSatisfy(\.isWhitespace) { unreadableLines += 1 }
            return
        }
        switch record.kind {
        case "test": takeTest(record.payload)
        case "event": takeEvent(record.payload)
        default: break
        }
    }

    private mutating func takeTest(_ payload: TestEventRecord.Payload) {
        guard let id = payload.id, let function = payload.name else { return }
        let name = payload.displayName ?? Self.sentence(function)
        guard payload.kind == "function" else {
            suites[id] = name
            return
        }
        let test = RecordedTest(
            name: name, function: function, suite: nil, file: payload.sourceLocation?.path ?? "",
            line: payload.sourceLocation?.line ?? 0)
        tests[id] = Progress(test: test)
    }

    private mutating func takeEvent(_ payload: TestEventRecord.Payload) {
        let id = payload.testID ?? ""
        switch payload.kind {
        case "testStarted": tests[id]?.isStarted = true
        case "testSkipped": tests[id]?.isSkipped = true
        case "testEnded":
            tests[id]?.isEnded = true
            if payload.messages.first?.symbol == "fail" { tests[id]?.isFailed = true }
        case "issueRecorded": takeIssue(payload, of: id)
        case "runEnded": hasEnded = true
        default: break
        }
    }

    private mutating func takeIssue(_ payload: TestEventRecord.Payload, of id: String) {
        guard let issue = payload.issue, issue.fails else { return }
        let texts = payload.messages.compactMap(\.text)
        let place = issue.sourceLocation
        let recorded = TestIssue(
            message: texts.joined(separator: "\n"), file: place?.path, line: place?.line, column: place?.column)
        if tests[id] == nil { otherIssues.append(recorded) }
        tests[id]?.issues.append(recorded)
    }

    /// A function's name without its parameters and backticks.
    private static func sentence(_ function: String) -> String {
        if function.hasPrefix("`"), let end = function.dropFirst().firstIndex(of: "`") {
            return String(function[function.index(after: function.startIndex)..<end])
        }
        return String(function.prefix { $0 != "(" })
    }
}

extension TestEventReader {
    /// What the records that were read amount to.
    func evidence() -> TestEvidence {
        var evidence = TestEvidence()
        for progress in sortedTests() {
            if progress.isFailed || !progress.issues.isEmpty {
                evidence.failed.append(TestEvidence.Failure(test: progress.test, issues: progress.issues))
            } else if progress.isEnded {
                evidence.passed.append(progress.test)
            } else if progress.isSkipped {
                evidence.skipped.append(progress.test)
            } else if progress.isStarted {
                evidence.unfinished.append(progress.test)
            }
        }
        evidence.otherIssues = otherIssues
        evidence.hasEnded = hasEnded
        evidence.unreadableLines = unreadableLines
        return evidence
    }

    /// In an order that does not depend on that of the run, in which tests overtake each other.
    private func sortedTests() -> [Progress] {
        tests.map { id, progress in
            var progress = progress
            progress.test.suite = suite(around: id)
            return progress
        }.sorted { one, other in
            (one.test.file, one.test.line, one.test.function) < (other.test.file, other.test.line, other.test.function)
        }
    }

    /// The name of the innermost suite whose identifier begins that of a test.
    private func suite(around id: String) -> String? {
        var prefix = id[...]
        while let slash = prefix.lastIndex(of: "/") {
            prefix = prefix[..<slash]
            if let name = suites[String(prefix)] { return name }
        }
        return nil
    }
}
