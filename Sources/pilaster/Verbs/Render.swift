internal import Models
internal import Platform
internal import Reports
internal import Site

extension Verb {
    /// `pilaster render`
    static let render = Verb(
        name: "render", summary: "print one file's body as HTML; `-` reads standard input", operands: ["FILE"],
        options: [Option(name: "plain", value: nil, help: "CommonMark as its specification prints it, and nothing else")]
    ) { arguments in
        let path = arguments.operands[0]
        let file = SourceFile(
            path: path == "-" ? "standard input" : path, bytes: path == "-" ? try Terminal.readInput() : try File.read(path))
        let (html, diagnostics) = RenderFragment(isPlain: arguments.flags.contains("plain")).run(file)
        for diagnostic in diagnostics where diagnostic.severity > .note {
            Terminal.complain(TextReport.text(of: diagnostic))
        }
        guard let html else { return .contentErrors }
        Terminal.print(html)
        return .done
    }
}
