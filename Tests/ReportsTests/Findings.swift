import Models

/// Findings whose texts are hard for every format: quotes, braces, percent signs, a line's end, scripts of other widths.
enum Findings {
    static let page = SourceFile(path: "Content/a b/é,c.hu.md", bytes: Array("x\n𝒜é🇭🇺 [x](nincs.md) {y}\n".utf8))

    /// A place whose column differs in bytes, scalars, code units and characters.
    static let unknownPage = Diagnostic(
        .unknownPage, at: page.location(line: 2, of: "nincs.md"), "there is no page `nincs.md`", remedy: "Mend the path.")

    static let collision = Diagnostic(
        .outputCollision, at: SourceLocation(file: "Content/a.hu.md"), "100 % \"same\" {name}:\r\nhere, there",
        notes: [Diagnostic.Note("the other one is here", at: page.location(line: 2, of: "{y}"))])

    static let note = Diagnostic(
        .behind, at: SourceLocation(file: "Content/b.ru.md", line: 9), "the section `a\u{1B}b\u{9B}` is behind",
        remedy: "Mend it.")

    static var warning: Diagnostic {
        var warning = unknownPage
        warning.severity = .warning
        return warning
    }

    static let all = [collision, warning, note]
}
