/// The delimiters of a string literal: what its text ends at.
///
/// Source: The Swift Programming Language, “String Literals”; SE-0168 for several lines, SE-0200 for pound signs.
struct StringLiteral: Equatable, Sendable {
    enum Quote: Sendable {
        case double
        case triple
        /// No literal of Swift, but the compiler's lexer recovers by reading one.
        case single
    }

    /// Why a part of the literal's text ends.
    enum Stop: Equatable {
        case closed
        case interpolation
        /// The end of the line in a literal that has only one, or of the source.
        case unterminated
    }

    var quote: Quote
    var pounds: Int

    /// Whether the literal may go on behind the end of a line.
    var spansLines: Bool { quote == .triple }

    /// Where the part of the text that begins at `start` ends, with its closing delimiter if that is what ends it.
    func textEnd(_ source: Span<UInt8>, from start: Int) -> (end: Int, stop: Stop) {
        var index = start
        while index < source.count {
            let byte = source[index]
            switch byte {
            case .backslash where source.run(of: .pound, at: index + 1, atMost: pounds) == pounds:
                let escaped = source.byte(at: index + 1 + pounds)
                if escaped == .leftParenthesis { return (index, .interpolation) }
                let isDelimiter = escaped == .backslash || escaped == .doubleQuote || escaped == .singleQuote
                index += 1 + pounds + (isDelimiter ? 1 : 0)
            case .doubleQuote, .singleQuote:
                if let end = closingEnd(source, from: index) { return (end, .closed) }
                index += 1
            case .lineFeed where !spansLines, .carriageReturn where !spansLines:
                return (index, .unterminated)
            default:
                index += 1
            }
        }
        return (index, .unterminated)
    }

    /// Where the closing delimiter that begins at `start` ends, or `nil` if it is text.
    private func closingEnd(_ source: Span<UInt8>, from start: Int) -> Int? {
        switch quote {
        case .single: return source[start] == .singleQuote ? start + 1 : nil
        case .double: return source[start] == .doubleQuote ? poundsEnd(source, from: start + 1) : nil
        case .triple: return source.isTripleQuote(at: start) ? poundsEnd(source, from: start + 3) : nil
        }
    }

    /// The end of the pound signs of a closing delimiter. Those too many belong to it, as an error of the author's.
    private func poundsEnd(_ source: Span<UInt8>, from start: Int) -> Int? {
        guard pounds > 0 else { return start }
        let run = source.run(of: .pound, at: start)
        return run >= pounds ? start + run : nil
    }
}

extension Span<UInt8> {
    func isTripleQuote(at index: Int) -> Bool {
        run(of: .doubleQuote, at: index, atMost: 3) == 3
    }

    /// How many times `byte` stands at `index` and behind it, counted up to a limit.
    func run(of byte: UInt8, at index: Int, atMost limit: Int) -> Int {
        var length = 0
        while length < limit, self.byte(at: index + length) == byte { length += 1 }
        return length
    }
}
