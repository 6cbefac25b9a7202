internal import HTML

/// Draws what is wrong: a panel over the page where there are errors, a small box in the corner for warnings.
enum ProblemsRenderer {
    /// More than this nobody reads in a browser; the terminal has them all.
    static let most = 50

    static func write(_ problems: [Problem], to html: inout HTMLWriter) {
        guard !problems.isEmpty else { return }
        let errors = problems.count(where: \.isError)
        html.markup(errors > 0 ? "<details open class=\"errors\"><summary>" : "<details class=\"warnings\"><summary>")
        html.text(summary(errors: errors, warnings: problems.count - errors))
        html.markup("</summary>\n")
        if errors > 0 { html.markup("<p>The pages are those of the last build without errors.</p>\n") }
        html.markup("<ol>\n")
        for problem in ordered(problems).prefix(most) {
            html.markup(problem.isError ? "<li class=\"error\"><pre>" : "<li class=\"warning\"><pre>")
            html.text(problem.text)
            html.markup("</pre></li>\n")
        }
        html.markup("</ol>\n")
        if problems.count > most {
            html.markup("<p>The terminal shows the other ")
            html.number(problems.count - most)
            html.markup(".</p>\n")
        }
        html.markup("</details>")
    }

    /// Errors first; else as they came.
    private static func ordered(_ problems: [Problem]) -> [Problem] {
        problems.filter(\.isError) + problems.filter { !$0.isError }
    }

    private static func summary(errors: Int, warnings: Int) -> String {
        [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }
}
