internal import Models
internal import YAML

/// The records that Swift Testing writes while it runs (swift-testing, `Documentation/ABI/JSON.md`).
struct TestEvents: Sendable {
    /// A test function.
    struct Test: Sendable {
        var name: String
        /// From the project's folder.
        var file: String
        var line: Int
    }

    /// An expectation that did not hold, or an error that was thrown.
    struct Failure: Sendable {
        var test: String
        var message: String
        var file: String
        var line: Int
        var column: Int
    }

    private(set) var passed: [Test] = []
    private(set) var failures: [Failure] = []
    /// Whether the run came to its end: a crash leaves this out.
    private(set) var hasEnded = false

    private var tests: [String: Test] = [:]
    private let project: Project

    /// Reads the records, one JSON object a line. A line that is cut off, as a crash leaves one, is passed over.
    init(_ text: String, project: Project) {
        self.project = project
        var ended: [String] = []
        for line in text.split(separator: "\n") {
            // JSON is YAML (YAML 1.2, section 1.3), so one parser reads both.
            guard let node = try? YAML.parse(Array(line.utf8)), let record = node.mapping,
                let payload = record["payload"]?.mapping
            else { continue }
            if record["kind"]?.scalar?.text == "test" { addTest(payload) }
            guard record["kind"]?.scalar?.text == "event" else { continue }
            let id = payload["testID"]?.scalar?.text ?? ""
            switch payload["kind"]?.scalar?.text {
            case "testEnded": ended.append(id)
            case "issueRecorded": addFailure(payload, id)
            case "runEnded": hasEnded = true
            default: break
            }
        }
        passed = ended.compactMap { tests[$0] }.sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
    }

    private mutating func addTest(_ payload: YAMLMapping) {
        guard payload["kind"]?.scalar?.text == "function", let id = payload["id"]?.scalar?.text else { return }
        let place = Self.place(payload["sourceLocation"]?.mapping, project)
        let name = payload["displayName"]?.scalar?.text ?? payload["name"]?.scalar?.text ?? id
        tests[id] = Test(name: name, file: place.file, line: place.line)
    }

    private mutating func addFailure(_ payload: YAMLMapping, _ id: String) {
        guard let issue = payload["issue"]?.mapping, issue["isKnown"]?.scalar?.text != "true",
            issue["isFailure"]?.scalar?.text != "false"
        else { return }
        let place = Self.place(issue["sourceLocation"]?.mapping, project)
        let messages = payload["messages"]?.sequence?.items.compactMap { $0.mapping?["text"]?.scalar?.text } ?? []
        failures.append(
            Failure(
                test: tests[id]?.name ?? id, message: messages.joined(separator: "; "), file: place.file, line: place.line,
                column: place.column))
    }

    private static func place(_ node: YAMLMapping?, _ project: Project) -> (file: String, line: Int, column: Int) {
        func text(_ key: String) -> String? { node?[key]?.scalar?.text }
        let path = text("filePath") ?? text("_filePath") ?? ""
        return (project.relative(path), text("line").flatMap { Int($0) } ?? 1, text("column").flatMap { Int($0) } ?? 1)
    }
}
