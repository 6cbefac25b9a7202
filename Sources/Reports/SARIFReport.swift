public import Models

/// Diagnostics in the Static Analysis Results Interchange Format 2.1.0 (OASIS standard, errata 01), which code scanning reads.
///
/// Columns count UTF-16 code units, and an end column is the one behind the last character (sections 3.14.27 and 3.30). Where
/// a diagnostic is about a line as a whole, its region has no columns.
public enum SARIFReport {
    /// The log file with one run, one result a line.
    ///
    /// - Parameter version: The tool's version, as semantic versioning has it.
    public static func text(of diagnostics: [Diagnostic], version: String) -> String {
        """
        {"$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [{"tool": {"driver": {"name": "Pilaster", "semanticVersion": \(JSON.string(version).text),
        "rules": \(JSON.lines(Rule.allCases.map(rule)))}},
        "columnKind": "utf16CodeUnits",
        "results": \(JSON.lines(diagnostics.map(result)))}]}
        """
    }

    private static func rule(_ rule: Rule) -> JSON {
        .object([
            ("id", .string(rule.rawValue)), ("shortDescription", message(rule.summary)),
            ("defaultConfiguration", .object([("level", .string(rule.defaultSeverity.rawValue))])),
        ])
    }

    private static func result(_ diagnostic: Diagnostic) -> JSON {
        let text = ([diagnostic.message.asSentence] + (diagnostic.remedy.map { [$0] } ?? [])).joined(separator: " ")
        var members: [(name: String, value: JSON)] = [
            ("ruleId", .string(diagnostic.rule.rawValue)), ("ruleIndex", .number(positions[diagnostic.rule] ?? -1)),
            ("level", .string(diagnostic.severity.rawValue)), ("message", message(text)),
            ("locations", .array([.object([("physicalLocation", physical(diagnostic.location))])])),
        ]
        if !diagnostic.notes.isEmpty { members.append(("relatedLocations", .array(diagnostic.notes.map(related)))) }
        return .object(members)
    }

    private static func related(_ note: Diagnostic.Note) -> JSON {
        .object([("physicalLocation", physical(note.location)), ("message", message(note.message.asSentence))])
    }

    private static let positions = Dictionary(uniqueKeysWithValues: Rule.allCases.enumerated().map { ($1, $0) })

    /// A message string, in which braces would be placeholders (section 3.11.5).
    private static func message(_ text: String) -> JSON {
        var escaped = ""
        for character in text {
            escaped.append(character)
            if character == "{" || character == "}" { escaped.append(character) }
        }
        return .object([("text", .string(escaped))])
    }

    /// A place whose file is a relative reference (RFC 3986), seen from the project's folder.
    private static func physical(_ place: SourceLocation) -> JSON {
        let region = CodeUnitRegion(of: place)
        var members: [(name: String, value: JSON)] = [("startLine", .number(region.line))]
        if let column = region.column, let endColumn = region.endColumn {
            members += [("startColumn", .number(column)), ("endColumn", .number(endColumn))]
        }
        return .object([
            ("artifactLocation", .object([("uri", .string(PercentEncoding.encode(place.file)))])),
            ("region", .object(members)),
        ])
    }
}
