/// An `import` of Swift source: whatever its attributes, its access level, its kind (`import struct A.B`), and whether a
/// condition (`#if`) holds here or elsewhere.
struct ImportStatement: Equatable {
    /// The module, without backticks and submodules.
    var module: String
    /// From 1.
    var line: Int
    /// `@testable`, `@_exported`, …
    var attributes: [String] = []

    /// All imports of a source, in order.
    static func all(in source: String) -> [ImportStatement] { all(in: Array(source.utf8)) }

    /// All imports of a source, in order.
    static func all(in source: [UInt8]) -> [ImportStatement] {
        let words = SourceWords.of(source)
        return words.indices.compactMap { statement(at: $0, in: words) }
    }

    private static func statement(at index: Int, in words: [SourceWords.Word]) -> ImportStatement? {
        guard words[index].kind == .keyword, words[index].text == "import" else { return nil }
        // A member or a label may be called so: `mode.import`, `copy(import: file)`.
        guard index == 0 || words[index - 1].text != "." else { return nil }
        var name = words[(index + 1)...]
        if let kind = name.first, kinds.contains(kind.text) { name.removeFirst() }
        guard let module = name.first, module.kind == .identifier else { return nil }
        return ImportStatement(
            module: module.text.filter { $0 != "`" }, line: words[index].line,
            attributes: attributes(before: index, in: words))
    }

    /// Source: The Swift Programming Language, “Declarations”, grammar of an import declaration.
    private static let kinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]

    private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]

    private static func attributes(before index: Int, in words: [SourceWords.Word]) -> [String] {
        var attributes: [String] = []
        var position = index - 1
        while position >= 0 {
            let word = words[position]
            if word.text == ")" {
                // The arguments of an attribute: `@_spi(Testing)`.
                while position >= 0, words[position].text != "(" { position -= 1 }
            } else if word.kind == .attribute {
                attributes.append(word.text)
            } else if !accessLevels.contains(word.text) {
                break
            }
            position -= 1
        }
        return attributes.reversed()
    }
}
