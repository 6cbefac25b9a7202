public import Models

/// What `pilaster check` found, for machines: one JSON object (RFC 8259).
///
/// - `version`: 1, until a member changes its meaning or goes; new members may come.
/// - `summary`: how many diagnostics there are of each severity: `error`, `warning`, `note`.
/// - `diagnostics`: sorted by place, each with `rule`, `severity`, `file` (from the project's folder, with `/`), `line` and
///   `column` (from 1, in characters), `length` (characters), `message`, `remedy` or null, and `notes`: other places with
///   `file`, `line`, `column`, `length` and `message`.
/// - `code`: for each page that shows Swift code its `file`, `listings` and `lines`, how many of these are `uncompiledListings`
///   and `uncompiledLines`, and the share of such lines, `uncompiledPercent`.
public enum CheckJSON {
    /// The object, one diagnostic and one page a line.
    public static func text(of report: CheckReport) -> String {
        let counts = Severity.allCases.reversed().map { severity in
            (name: severity.rawValue, value: JSON.number(report.diagnostics.count { $0.severity == severity }))
        }
        return """
            {"version": 1,
            "summary": \(JSON.object(counts).text),
            "diagnostics": \(JSON.lines(report.diagnostics.map(diagnostic))),
            "code": \(JSON.lines(report.code.map(share)))}
            """
    }

    private static func diagnostic(_ diagnostic: Diagnostic) -> JSON {
        let kind = [
            (name: "rule", value: JSON.string(diagnostic.rule.rawValue)),
            (name: "severity", value: JSON.string(diagnostic.severity.rawValue)),
        ]
        return .object(
            kind + place(diagnostic.location) + [
                ("message", .string(diagnostic.message)), ("remedy", .optional(diagnostic.remedy)),
                ("notes", .array(diagnostic.notes.map { .object(place($0.location) + [("message", .string($0.message))]) })),
            ])
    }

    private static func place(_ place: SourceLocation) -> [(name: String, value: JSON)] {
        [
            ("file", .string(place.file)), ("line", .number(place.line)), ("column", .number(place.column)),
            ("length", .number(place.length)),
        ]
    }

    private static func share(_ share: CodeShare) -> JSON {
        .object([
            ("file", .string(share.file)), ("listings", .number(share.listings)), ("lines", .number(share.lines)),
            ("uncompiledListings", .number(share.uncompiled.listings)), ("uncompiledLines", .number(share.uncompiled.lines)),
            ("uncompiledPercent", .number(share.uncompiledPercent)),
        ])
    }
}
