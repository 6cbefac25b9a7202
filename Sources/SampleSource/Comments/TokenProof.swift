/// Proves that two sources are the same to the compiler: their tokens without comments are equal byte for byte, and so is
/// whether a gap and whether a line break stands before each of them, which Swift's grammar takes into account.
struct TokenProof {
    private struct Step: Equatable {
        var kind: SwiftToken.Kind
        var bytes: ArraySlice<UInt8>
        var isSeparated: Bool
        var beginsLine: Bool
    }

    /// A source's tokens without its comments.
    private struct Walk {
        let code: [UInt8]
        private var lexer = SwiftLexer()
        private var end = 0
        private(set) var start = 0

        init(_ code: [UInt8]) {
            self.code = code
        }

        mutating func next() -> Step? {
            let code = code
            while let token = lexer.next(in: code.span) {
                if token.kind.isComment { continue }
                start = token.range.lowerBound
                let gap = code[end..<start]
                end = token.range.upperBound
                return Step(
                    kind: token.kind, bytes: code[token.range], isSeparated: !gap.isEmpty,
                    beginsLine: gap.contains(where: \.isNewline))
            }
            start = code.count
            return nil
        }
    }

    /// Throws where the first difference is.
    static func check(_ source: [UInt8], against localized: [UInt8]) throws(TokenMismatch) {
        var one = Walk(source)
        var other = Walk(localized)
        while true {
            let step = one.next()
            guard step == other.next() else {
                throw TokenMismatch(sourceOffset: one.start, localizedOffset: other.start)
            }
            if step == nil { return }
        }
    }
}
