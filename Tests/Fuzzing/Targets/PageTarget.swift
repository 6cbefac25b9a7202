internal import Models
internal import Reports
internal import Site

/// A whole page: front matter, body and drawing, with all that is said of it.
enum PageTarget {
    static func run(_ input: [UInt8]) {
        let file = SourceFile(path: "Content/fuzz.hu.md", bytes: input)
        for isPlain in [false, true] {
            let (html, diagnostics) = RenderFragment(isPlain: isPlain).run(file)
            for diagnostic in diagnostics {
                precondition(!TextReport.text(of: diagnostic).isEmpty)
                precondition(diagnostic.location.line > 0 && diagnostic.location.column > 0 && diagnostic.location.length > 0)
            }
            // Most of a report is the list of all rules, which says nothing of the input, and takes longer than all else.
            if input.count.isMultiple(of: 16) { _ = SARIFReport.text(of: diagnostics, version: "0.0.0") }
            _ = GitHubReport.text(of: diagnostics)
            guard let html, !isPlain else { continue }
            // What stands in a page cannot run. Nothing that we write ourselves begins like this.
            precondition(html.firstRange(of: "<script".utf8) == nil)
            precondition(html.firstRange(of: "href=\"javascript:".utf8) == nil)
        }
    }
}
