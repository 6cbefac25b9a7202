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
        let file =
            path == "-"
            ? SourceFile(path: "standard input", bytes: try ByteStream.readInput(atMost: longestInput))
            : SourceFile(path: path, bytes: try ByteStream.read(path, atMost: longestInput))
        let (html, diagnostics) = RenderFragment(isPlain: arguments.flags.contains("plain")).run(file)
        for diagnostic in diagnostics where diagnostic.severity > .note {
            Terminal.complain(TextReport.text(of: diagnostic))
        }
        guard let html else { return .contentErrors }
        try Terminal.print(html)
        return .done
    }
    /// More than a page may have, in bytes: of a page that is too long the reader of pages has more to say.
    private static let longestInput = 1 << 26
}
