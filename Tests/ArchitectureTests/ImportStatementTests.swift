import Testing

struct ImportStatementTests {
    @Test(arguments: [
        ("import Markup", "Markup"),
        ("internal import Markup", "Markup"),
        ("public import Markup", "Markup"),
        ("package import Markup", "Markup"),
        ("fileprivate  import\tMarkup", "Markup"),
        ("@testable import Markup", "Markup"),
        ("@_spi(Testing) @preconcurrency public import Markup", "Markup"),
        ("@_exported import Markup", "Markup"),
        ("import struct Markup.Node", "Markup"),
        ("import func Glibc.read", "Glibc"),
        ("import Markup.Inner", "Markup"),
        ("import `Markup`", "Markup"),
        ("import\n    Markup", "Markup"),
        ("import /* not HTML but */ Markup", "Markup"),
        ("#if canImport(Glibc)\n    internal import Glibc\n#else\n    internal import Darwin\n#endif", "Glibc Darwin"),
        ("import Markup; import HTML", "Markup HTML"),
        ("import Markup\r\nimport HTML\r\n", "Markup HTML"),
        ("struct S {}\n\nimport Markup", "Markup"),
    ])
    func `an import is found however it is written`(source: String, modules: String) {
        #expect(ImportStatement.all(in: source).map(\.module) == modules.split(separator: " ").map(String.init))
    }

    @Test(arguments: [
        "// import Markup",
        "/* import Markup /* import HTML */ */",
        "let text = \"import Markup\"",
        "let text = \"\"\"\n    import Markup\n    \"\"\"",
        "let text = #\"\" import Markup\"#",
        "copy(import: Markup)",
        "mode = .import",
        "let `import` = Markup",
        "let pattern = /import Markup/",
    ])
    func `what only looks like an import is none`(source: String) {
        #expect(ImportStatement.all(in: source) == [])
    }

    @Test func `an import knows its line and its attributes`() {
        let source = "// Why.\n\n@preconcurrency\n@_spi(Testing) internal import Markup\n"
        #expect(
            ImportStatement.all(in: source) == [
                ImportStatement(module: "Markup", line: 4, attributes: ["@preconcurrency", "@_spi"])
            ])
    }
}
