import Localization
import Markdown
import Models
import Platform
import Testing
import YAML

@Suite struct `The documentation` {
    private static func article(_ name: String) throws -> [String] {
        let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
        let text = String(decoding: try File.read("/\(tests)/../Sources/Site/Site.docc/\(name).md"), as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    @Test func `lists every rule, and no other`() throws {
        let rows = try Self.article("Diagnostics").drop { !$0.hasPrefix("| rule |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
        #expect(rows.elementsEqual(Rule.allCases.map { "| `\($0.rawValue)` | \($0.defaultSeverity.rawValue) | \($0.summary) |" }))
    }

    @Test func `gives the limits that hold`() throws {
        let limits = [
            ("MarkdownLimit.depth", MarkdownLimit.depth), ("MarkdownLimit.brackets", MarkdownLimit.brackets),
            ("MarkdownLimit.size", MarkdownLimit.size), ("MarkdownLimit.columns", MarkdownLimit.columns),
            ("MarkdownLimit.cells", MarkdownLimit.cells), ("MarkdownLimit.strikethroughs", MarkdownLimit.strikethroughs),
            ("MarkdownLimit.footnoteLabel", MarkdownLimit.footnoteLabel), ("MarkdownLimit.host", MarkdownLimit.host),
            ("YAMLLimits.bytes", YAMLLimits.bytes), ("YAMLLimits.depth", YAMLLimits.depth),
            ("YAMLLimits.nodes", YAMLLimits.nodes), ("YAMLLimits.scalarBytes", YAMLLimits.scalarBytes),
            ("YAMLLimits.keyBytes", YAMLLimits.keyBytes), ("Normalization.maximumMarks", Normalization.maximumMarks),
            ("DiagnosticLimit.perPage", DiagnosticLimit.perPage),
        ]
        let rows = try Self.article("Trust").drop { !$0.hasPrefix("| limit |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
        let given = rows.map { $0.split(separator: "|").prefix(2).joined(separator: "|") }
        #expect(given == limits.map { " `\($0.0)` | \($0.1) " })
    }
}
