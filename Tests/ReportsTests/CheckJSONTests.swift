import Models
import Reports
import Testing

@Suite struct `Findings as JSON` {
    @Test func `everything that is known is told, one finding a line`() {
        let code = [
            CodeShare(
                file: "Content/x.hu.md", uncompiled: .init(listings: 2, lines: 4), compiled: .init(listings: 3, lines: 6))
        ]
        #expect(
            CheckJSON.text(of: CheckReport(diagnostics: Findings.all, code: code)) == #"""
                {"version": 1,
                "summary": {"error": 1, "warning": 1, "note": 1},
                "diagnostics": [
                {"rule": "output-collision", "severity": "error", "file": "Content/a.hu.md", "line": 1, "column": 1, "length": 1, "message": "100 % \"same\" {name}:\u000d\nhere, there", "remedy": null, "notes": [{"file": "Content/a b/é,c.hu.md", "line": 2, "column": 19, "length": 3, "message": "the other one is here"}]},
                {"rule": "unknown-page", "severity": "warning", "file": "Content/a b/é,c.hu.md", "line": 2, "column": 9, "length": 8, "message": "there is no page `nincs.md`", "remedy": "Mend the path.", "notes": []},
                {"rule": "behind", "severity": "note", "file": "Content/b.ru.md", "line": 9, "column": 1, "length": 1, "message": "the section `a\u001bb\u009b` is behind", "remedy": "Mend it.", "notes": []}
                ],
                "code": [
                {"file": "Content/x.hu.md", "listings": 5, "lines": 10, "uncompiledListings": 2, "uncompiledLines": 4, "uncompiledPercent": 40}
                ]}
                """#)
    }

    @Test func `nothing found is an object, too`() {
        #expect(
            CheckJSON.text(of: CheckReport(diagnostics: [])) == """
                {"version": 1,
                "summary": {"error": 0, "warning": 0, "note": 0},
                "diagnostics": [],
                "code": []}
                """)
    }
}
