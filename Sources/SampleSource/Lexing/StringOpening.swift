/// Finds the opening delimiter of a string literal.
///
/// `#"""` opens several lines unless its own line holds `"#` too, so the line must be searched. What a search in vain has
/// learned is kept: many openings on one long line stay linear in its length.
struct StringOpening: Sendable {
    /// Up to here no quote is followed by `missingPounds` pound signs or more.
    private var searchedEnd = 0
    private var missingPounds = Int.max

    /// The literal that opens at `start`, a pound sign or quote, and where its text begins; `nil` if none does.
    mutating func scan(_ source: Span<UInt8>, from start: Int) -> (literal: StringLiteral, end: Int)? {
        let pounds = source.run(of: .pound, at: start)
        let quote = start + pounds
        if source.byte(at: quote) == .singleQuote, pounds == 0 {
            return (StringLiteral(quote: .single, pounds: 0), quote + 1)
        }
        guard source.byte(at: quote) == .doubleQuote else { return nil }
        if source.isTripleQuote(at: quote), pounds == 0 || !closesOnItsLine(source, pounds: pounds, from: quote + 3) {
            return (StringLiteral(quote: .triple, pounds: pounds), quote + 3)
        }
        return (StringLiteral(quote: .double, pounds: pounds), quote + 1)
    }

    private mutating func closesOnItsLine(_ source: Span<UInt8>, pounds: Int, from start: Int) -> Bool {
        if start <= searchedEnd, pounds >= missingPounds { return false }
        // The third quote of the opening may itself be the one that closes: `#"""#`.
        var index = start - 1
        while index < source.count, !source[index].isNewline {
            if source[index] == .doubleQuote, source.run(of: .pound, at: index + 1, atMost: pounds) == pounds { return true }
            index += 1
        }
        searchedEnd = index
        missingPounds = pounds
        return false
    }
}
