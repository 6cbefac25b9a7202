import Models
import Reports
import Testing
import YAML

@Suite struct `Findings as SARIF` {
    /// JSON is YAML (YAML 1.2, section 1.3).
    private static func log(of diagnostics: [Diagnostic]) throws -> YAMLMapping? {
        try YAML.parse(Array(SARIFReport.text(of: diagnostics, version: "1.2.3").utf8))?.mapping
    }

    private static func run(of diagnostics: [Diagnostic]) throws -> YAMLMapping? {
        try log(of: diagnostics)?["runs"]?.sequence?.items.first?.mapping
    }

    private static func results(of diagnostics: [Diagnostic]) throws -> [YAMLMapping] {
        try run(of: diagnostics)?["results"]?.sequence?.items.compactMap(\.mapping) ?? []
    }

    @Test func `the results are these lines`() {
        let lines = SARIFReport.text(of: Findings.all, version: "1.2.3").split(separator: "\n").map(String.init)
        #expect(
            lines.suffix(5).joined(separator: "\n") == #"""
                "results": [
                {"ruleId": "output-collision", "ruleIndex": 4, "level": "error", "message": {"text": "100 % \"same\" {{name}}:\u000d\nhere, there."}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "Content/a.hu.md"}, "region": {"startLine": 1}}}], "relatedLocations": [{"physicalLocation": {"artifactLocation": {"uri": "Content/a%20b/%C3%A9%2Cc.hu.md"}, "region": {"startLine": 2, "startColumn": 23, "endColumn": 26}}, "message": {"text": "The other one is here."}}]},
                {"ruleId": "unknown-page", "ruleIndex": 13, "level": "warning", "message": {"text": "There is no page `nincs.md`. Mend the path."}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "Content/a%20b/%C3%A9%2Cc.hu.md"}, "region": {"startLine": 2, "startColumn": 13, "endColumn": 21}}}]},
                {"ruleId": "behind", "ruleIndex": 47, "level": "note", "message": {"text": "The section `a\u001bb\u009b` is behind. Mend it."}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "Content/b.ru.md"}, "region": {"startLine": 9}}}]}
                ]}]}
                """#)
    }

    // The properties that the standard's section 3 calls “SHALL contain”, and their values.
    @Test func `the log has what the standard requires of it`() throws {
        let found = try Self.log(of: Findings.all)
        let log = try #require(found)
        #expect(log["version"]?.scalar?.text == "2.1.0")
        #expect(log["$schema"]?.scalar?.text.hasSuffix("/sarif-schema-2.1.0.json") == true)
        #expect(log["runs"]?.sequence?.items.count == 1)
        let run = try #require(log["runs"]?.sequence?.items.first?.mapping)
        #expect(run["columnKind"]?.scalar?.text == "utf16CodeUnits")
        let driver = try #require(run["tool"]?.mapping?["driver"]?.mapping)
        #expect(driver["name"]?.scalar?.text == "Pilaster")
        #expect(driver["semanticVersion"]?.scalar?.text == "1.2.3")
        let rules = driver["rules"]?.sequence?.items.compactMap(\.mapping) ?? []
        #expect(rules.map { $0["id"]?.scalar?.text } == Rule.allCases.map(\.rawValue))
        for (rule, descriptor) in zip(Rule.allCases, rules) {
            #expect(descriptor["shortDescription"]?.mapping?["text"]?.scalar?.text.hasSuffix(".") == true)
            #expect(
                descriptor["defaultConfiguration"]?.mapping?["level"]?.scalar?.text == rule.defaultSeverity.rawValue)
        }
    }

    @Test func `each result names its rule twice alike, a level, a message and a place`() throws {
        let rules = Rule.allCases.map { Diagnostic($0, at: SourceLocation(file: "a"), "x") }
        let results = try Self.results(of: rules + Findings.all)
        #expect(results.count == rules.count + Findings.all.count)
        for result in results {
            let position = try #require(result["ruleIndex"]?.scalar.flatMap { Int($0.text) })
            #expect(Rule.allCases[position].rawValue == result["ruleId"]?.scalar?.text)
            #expect(["error", "warning", "note"].contains(result["level"]?.scalar?.text))
            #expect(result["message"]?.mapping?["text"]?.scalar?.text.isEmpty == false)
            let place = result["locations"]?.sequence?.items.first?.mapping?["physicalLocation"]?.mapping
            #expect(place?["artifactLocation"]?.mapping?["uri"]?.scalar?.text.isEmpty == false)
            #expect((place?["region"]?.mapping?["startLine"]?.scalar.flatMap { Int($0.text) } ?? 0) > 0)
        }
    }

    @Test func `nothing found is a run without results, which is not a run that did not look`() throws {
        #expect(try Self.run(of: [])?["results"]?.sequence?.items.isEmpty == true)
    }
}
