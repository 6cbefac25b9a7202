/// A word of the language that begins with a pound sign.
///
/// Source: The Swift Programming Language, “Compiler Control Statements” and “Availability Condition”.
enum Directive {
    /// Where the directive that begins at `start` ends and what may follow it, or `nil` if none begins there.
    static func scan(_ source: Span<UInt8>, from start: Int) -> (end: Int, word: SwiftWord, context: LexicalContext)? {
        var end = start + 1
        while source.byte(at: end).isIdentifierHead { end += 1 }
        let word = WordTable.swift.word(for: WordTable.Key(source, start + 1..<end))
        switch word {
        case .if, .else, .elseif, .endif: return (end, word, .operand)
        case .available, .unavailable, .sourceLocation: return (end, word, [])
        default: return nil
        }
    }
}
