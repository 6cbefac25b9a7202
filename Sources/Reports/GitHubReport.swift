public import Models

/// Diagnostics as the workflow commands with which a step of GitHub Actions annotates a change, one a line.
///
/// Columns count UTF-16 code units. Source: GitHub Actions, “Workflow commands”, and the escaping of its toolkit's `command.ts`:
/// `%`, CR and LF in a message, `:` and `,` in a property, too.
public enum GitHubReport {
    /// The commands, each ended by a line feed.
    public static func text(of diagnostics: [Diagnostic]) -> String { diagnostics.map(command).joined() }

    private static func command(_ diagnostic: Diagnostic) -> String {
        let name =
            switch diagnostic.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let properties = properties(of: diagnostic).map { "\($0.name)=\(property($0.value))" }.joined(separator: ",")
        let lines =
            [diagnostic.message] + (diagnostic.remedy.map { [$0] } ?? [])
            + diagnostic.notes.map { "\($0.location.file):\($0.location.line): \($0.message)" }
        return "::\(name) \(properties)::\(lines.map(message).joined(separator: "%0A"))\n"
    }

    private static func properties(of diagnostic: Diagnostic) -> [(name: String, value: String)] {
        let region = CodeUnitRegion(of: diagnostic.location)
        var properties = [("file", diagnostic.location.file), ("line", String(region.line))]
        if let column = region.column, let endColumn = region.endColumn {
            properties += [("col", String(column)), ("endColumn", String(endColumn))]
        }
        return properties + [("title", diagnostic.rule.rawValue)]
    }

    private static func message(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

    private static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

    private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if special.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
            } else {
                result.unicodeScalars.append(TextReport.isControl(scalar) ? "\u{FFFD}" : scalar)
            }
        }
        return result
    }
}
