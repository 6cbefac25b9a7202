import SampleSource

/// The tokens of Swift source with their text, comments left out.
///
/// The generator's own lexer reads them: it is held against the toolchain's, so an `import` in a comment, in a string or
/// behind a period is not mistaken for one that the compiler obeys.
enum SourceWords {
    struct Word: Equatable {
        var kind: SwiftToken.Kind
        var text: String
        /// From 1.
        var line: Int
    }

    static func of(_ source: [UInt8]) -> [Word] {
        var lexer = SwiftLexer()
        var words: [Word] = []
        var line = 1
        var position = 0
        while let token = lexer.next(in: source.span) {
            line += newlines(in: source[position..<token.range.lowerBound])
            position = token.range.lowerBound
            guard !token.kind.isComment else { continue }
            words.append(Word(kind: token.kind, text: String(decoding: source[token.range], as: UTF8.self), line: line))
        }
        return words
    }

    private static func newlines(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.count { $0 == UInt8(ascii: "\n") }
    }
}
