/// A value of JSON (RFC 8259) that we write.
enum JSON {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSON])
    /// The members in the order in which they are written.
    case object([(name: String, value: JSON)])

    /// A string, or `null`.
    static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

    /// The value in one line. Its depth is that of our own reports, whatever pages say.
    var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): String(value)
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0.name)): \($0.value.text)" }.joined(separator: ", ") + "}"
        }
    }

    /// An array with one value a line, so that two reports can be compared line by line.
    static func lines(_ values: [JSON]) -> String {
        values.isEmpty ? "[]" : "[\n" + values.map(\.text).joined(separator: ",\n") + "\n]"
    }

    /// A string in quotes. What could speak to a terminal is escaped as well: people look at reports there.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where TextReport.isControl(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
