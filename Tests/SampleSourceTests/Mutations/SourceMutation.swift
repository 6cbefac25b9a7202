import TestSupport
/// Changes sources at random, in the places where a lexer goes wrong.
struct SourceMutation {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// What is put in: every mark that begins or ends something, and a little of what stands between.
    private static let pieces: [[UInt8]] = [
        "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "(", ")", "/*", "*/", "//", "///", "/**", "\n", "\r\n", "\t", " ", "#", "/",
        "#/", "/#",
        "\\", "`", "'", "@", "{", "}", "[", "]", ".", ",", ":", ";", "=", "+", "!", "?", "&", "<", ">", "->", "0", "1.5", "0x",
        "a", "Ab",
        "_", "$0", "let", "func", "try?", "nil", "self", "é", "🐶", "ш", "\u{301}", "\u{A0}", "// snippet.a\n", "// snippet.end\n",
        "\n// snippet.hide\n", "\n// snippet.show\n", "// note\n", "/* note */", "#if A\n", "#endif\n", "#expect(", " / ", "in ",
        "async ",
    ].map { Array($0.utf8) }

    /// A source with one to four changes.
    mutating func mutated(_ source: [UInt8]) -> [UInt8] {
        var source = source
        for _ in 0..<Int.random(in: 1...4, using: &generator) { change(&source) }
        return source
    }

    /// A random element.
    mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &generator) }

    /// A translation of a comment: words, and sometimes one of the pieces that sources are changed with.
    mutating func translation(of key: String) -> String {
        let words = Array(repeating: "слово", count: Int.random(in: 1...40, using: &generator)).joined(separator: " ")
        guard Bool.random(using: &generator), let piece = Self.pieces.randomElement(using: &generator) else { return words }
        let text = String(decoding: piece, as: UTF8.self)
        return [text + words, words + text, words + " " + text + " " + words].randomElement(using: &generator) ?? words
    }

    private mutating func change(_ source: inout [UInt8]) {
        let start = boundary(in: source)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: source.removeSubrange(start..<end(from: start, in: source))
        case 1: source.insert(contentsOf: source[start..<end(from: start, in: source)], at: boundary(in: source))
        default: source.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: start)
        }
    }

    /// A place between two characters.
    private mutating func boundary(in source: [UInt8]) -> Int {
        advanced(Int.random(in: 0...source.count, using: &generator), in: source)
    }

    private mutating func end(from start: Int, in source: [UInt8]) -> Int {
        advanced(min(source.count, start + Int.random(in: 1...12, using: &generator)), in: source)
    }

    private func advanced(_ index: Int, in source: [UInt8]) -> Int {
        var index = index
        while index < source.count, source[index] & 0xC0 == 0x80 { index += 1 }
        return index
    }
}
