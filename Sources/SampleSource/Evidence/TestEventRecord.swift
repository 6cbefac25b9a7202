/// A line of the event stream, as it is written. Only what a verdict needs is read, and nothing in it is taken for granted.
struct TestEventRecord: Decodable {
    struct Payload: Decodable {
        /// Of a test: `suite` or `function`. Of an event: what happened.
        var kind: String
        var id: String?
        var name: String?
        var displayName: String?
        var sourceLocation: Location?
        var testID: String?
        var issue: Issue?
        var messages: [Message]?
    }

    struct Location: Decodable {
        var filePath: String?
        /// The name of the field before it was made official.
        var _filePath: String?
        var fileID: String?
        var line: Int?
        var column: Int?

        var path: String? { filePath ?? _filePath ?? fileID }
    }

    struct Issue: Decodable {
        var isFailure: Bool?
        var isKnown: Bool?
        var severity: String?
        var sourceLocation: Location?

        /// Older libraries do not say whether an issue is a failure.
        var fails: Bool { isFailure ?? (isKnown != true && severity != "warning") }
    }

    struct Message: Decodable {
        var symbol: String?
        var text: String?
    }

    var kind: String
    var payload: Payload
}
