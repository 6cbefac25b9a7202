/// What a run of tests has proven, or why it has proven nothing.
///
/// Read from the file that `swift test --event-stream-output-path FILE` writes: one JSON record a line.
/// Source: Swift Testing, “Documentation/ABI/JSON.md”. Records, fields and versions that are not known are passed over.
public struct TestEvidence: Equatable, Sendable {
    /// What became of the run as a whole.
    public enum Verdict: Sendable {
        /// Every test that ran passed, at least one did, and the run came to its end.
        case passed
        /// The run came to its end and something failed.
        case failed
        /// The record ends before the run does: a test crashed, or the run was stopped.
        case interrupted
        /// No test ran.
        case noTests
    }

    /// A test that failed, and by what.
    public struct Failure: Equatable, Sendable {
        /// The test.
        public var test: RecordedTest

        /// What made it fail, in the order in which it happened. Empty if the library only says that it failed.
        public var issues: [TestIssue]
    }

    /// Tests that passed, by file and line.
    public internal(set) var passed: [RecordedTest] = []

    /// Tests that failed, by file and line.
    public internal(set) var failed: [Failure] = []

    /// Tests that were not run on purpose, by file and line.
    public internal(set) var skipped: [RecordedTest] = []

    /// Tests that began and never ended, by file and line: where a crash is to be looked for.
    public internal(set) var unfinished: [RecordedTest] = []

    /// Failures that belong to no test function: those of a suite, or of the run itself.
    public internal(set) var otherIssues: [TestIssue] = []

    /// Whether the run came to its end.
    public internal(set) var hasEnded = false

    /// How many lines were no records. A file that was cut off ends with one.
    public internal(set) var unreadableLines = 0

    /// What became of the run as a whole.
    public var verdict: Verdict {
        if !hasEnded { return passed.isEmpty && failed.isEmpty && unfinished.isEmpty ? .noTests : .interrupted }
        if !failed.isEmpty || !otherIssues.isEmpty { return .failed }
        if !unfinished.isEmpty { return .interrupted }
        return passed.isEmpty ? .noTests : .passed
    }

    /// Reads the records of a run.
    public init(eventStream bytes: [UInt8]) {
        var reader = TestEventReader()
        for line in bytes.split(separator: .lineFeed) { reader.read(line) }
        self = reader.evidence()
    }

    init() {}
}
