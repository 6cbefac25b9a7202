internal import Platform
internal import Site

extension Verb {
    /// `pilaster render`
    static let render = Verb(
        name: "render", summary: "print one file's body as HTML; `-` reads standard input", operands: ["FILE"],
        options: [Option(name: "plain", value: nil, help: "CommonMark as its specification prints it, and nothing else")]
    ) { arguments in
        let path = arguments.operands[0]
        let bytes = path == "-" ? try Terminal.readInput() : try File.read(path)
        Terminal.print(RenderFragment(isPlain: arguments.flags.contains("plain")).html(of: bytes))
        return .done
    }
}
