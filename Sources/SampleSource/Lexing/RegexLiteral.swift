/// A regular-expression literal: `/…/`, or with pound signs `#/…/#`, which may span lines.
///
/// Source: SE-0354. A slash may also be an operator; the rules that tell them apart are those of the compiler's lexer.
struct RegexLiteral {
    private enum Outcome {
        case closed(end: Int)
        case unterminated(end: Int)
        case notALiteral
    }

    private let pounds: Int
    /// Whether nothing but a literal can stand here, so that the rules against mistaking an operator do not apply.
    private let isCertain: Bool
    private var groupDepth = 0
    private var classDepth = 0
    private var lastSpace = -1

    private init(pounds: Int, isCertain: Bool) {
        self.pounds = pounds
        self.isCertain = isCertain
    }

    /// Where the literal that begins at `start` ends, or `nil` if none begins there.
    ///
    /// - Parameter unclosed: the least number of pound signs that no delimiter in the rest of the source closes. A literal
    ///   that spans lines is searched up to the end of the source; in vain only once.
    static func end(_ source: Span<UInt8>, from start: Int, isCertain: Bool, unclosed: inout Int) -> Int? {
        var literal = RegexLiteral(pounds: source.run(of: .pound, at: start), isCertain: isCertain)
        switch literal.scan(source, from: start, unclosed: &unclosed) {
        case .closed(let end): return end
        case .unterminated(let end): return isCertain ? end : nil
        case .notALiteral: return nil
        }
    }

    private mutating func scan(_ source: Span<UInt8>, from start: Int, unclosed: inout Int) -> Outcome {
        let slash = start + pounds
        guard source.byte(at: slash) == .slash, pounds > 0 || mayOpen(source, at: slash) else { return .notALiteral }
        let firstNewline = pounds > 0 ? Self.newline(source, behind: slash) : nil
        if let firstNewline, pounds >= unclosed { return .unterminated(end: firstNewline) }
        var index = firstNewline ?? slash + 1
        while index < source.count {
            if source[index] == .slash, let outcome = close(source, at: index) { return outcome }
            if source[index] == .backslash {
                index += 1
            } else if !read(source[index], at: index) {
                return .notALiteral
            }
            if firstNewline == nil, source.byte(at: index).isNewline { return .unterminated(end: index) }
            index += 1
        }
        if firstNewline != nil { unclosed = pounds }
        return .unterminated(end: firstNewline ?? source.count)
    }

    /// Whether the slash of a literal without pound signs may be its beginning.
    private func mayOpen(_ source: Span<UInt8>, at slash: Int) -> Bool {
        if slash > 0, source[slash - 1] == .asterisk { return false }
        switch source.byte(at: slash + 1) {
        case .slash, .asterisk: return false
        case .space, .tab: return isCertain
        default: return true
        }
    }

    /// The newline behind an opening delimiter, if only blanks stand between them: then the literal spans lines.
    private static func newline(_ source: Span<UInt8>, behind slash: Int) -> Int? {
        var index = slash + 1
        while source.byte(at: index) == .space || source.byte(at: index) == .tab { index += 1 }
        return source.byte(at: index).isNewline ? index : nil
    }

    /// Takes in one character of the pattern. False if it shows that this is no literal.
    private mutating func read(_ byte: UInt8, at index: Int) -> Bool {
        switch byte {
        case .leftParenthesis where classDepth == 0: groupDepth += 1
        case .rightParenthesis where classDepth == 0:
            if groupDepth == 0 { return isCertain }
            groupDepth -= 1
        case .leftBracket: classDepth += 1
        case .rightBracket: classDepth = max(0, classDepth - 1)
        // A tab does not count: the compiler's lexer passes over it as a character that cannot be printed.
        case .space: lastSpace = index
        default: break
        }
        return true
    }

    /// What the slash at `index` means, or `nil` if it is part of the pattern.
    private func close(_ source: Span<UInt8>, at index: Int) -> Outcome? {
        if pounds > 0 {
            let run = source.run(of: .pound, at: index + 1)
            return run >= pounds ? .closed(end: index + 1 + run) : nil
        }
        let next = source.byte(at: index + 1)
        if next == .slash || next == .asterisk { return .unterminated(end: index) }
        if lastSpace == index - 1, !isCertain { return .notALiteral }
        return .closed(end: index + 1)
    }
}
