internal import YAML

/// A line of the event stream, as it is written. Only what a verdict needs is read, and nothing in it is taken for granted.
struct TestEventRecord {
    struct Payload {
        /// Of a test: `suite` or `function`. Of an event: what happened.
        var kind: String
        var id: String?
        var name: String?
        var displayName: String?
        var sourceLocation: Location?
        var testID: String?
        var issue: Issue?
        var messages: [Message]
    }

    struct Location {
        var path: String?
        var line: Int?
        var column: Int?
    }

    struct Issue {
        /// Older libraries do not say whether an issue is a failure.
        var fails: Bool
        var sourceLocation: Location?
    }

    struct Message {
        var symbol: String?
        var text: String?
    }

    var kind: String
    var payload: Payload

    /// Reads a line, or answers `nil` for one that is no record.
    ///
    /// JSON is YAML (YAML 1.2, section 1.3), so the parser that the project has anyway reads both.
    init?(_ line: ArraySlice<UInt8>) {
        guard line.first == UInt8(ascii: "{"), let record = (try? YAML.parse(Array(line)))?.mapping,
            let kind = record.text("kind"),
            let payload = record["payload"]?.mapping, let what = payload.text("kind")
        else { return nil }
        self.kind = kind
        self.payload = Payload(
            kind: what, id: payload.text("id"), name: payload.text("name"), displayName: payload.text("displayName"),
            sourceLocation: payload["sourceLocation"]?.mapping.map(Location.init), testID: payload.text("testID"),
            issue: payload["issue"]?.mapping.map(Issue.init),
            messages: (payload["messages"]?.sequence?.items ?? []).compactMap(\.mapping).map {
                Message(symbol: $0.text("symbol"), text: $0.text("text"))
            })
    }
}

extension TestEventRecord.Location {
    init(_ mapping: YAMLMapping) {
        // `_filePath` is the name of the field before it was made official.
        path = mapping.text("filePath") ?? mapping.text("_filePath") ?? mapping.text("fileID")
        line = mapping.text("line").flatMap { Int($0) }
        column = mapping.text("column").flatMap { Int($0) }
    }
}

extension TestEventRecord.Issue {
    init(_ mapping: YAMLMapping) {
        let isFailure = mapping.text("isFailure").map { $0 == "true" }
        fails = isFailure ?? (mapping.text("isKnown") != "true" && mapping.text("severity") != "warning")
        sourceLocation = mapping["sourceLocation"]?.mapping.map(TestEventRecord.Location.init)
    }
}

extension YAMLMapping {
    fileprivate func text(_ key: String) -> String? { self[key].flatMap { $0.isNull ? nil : $0.scalar?.text } }
}
