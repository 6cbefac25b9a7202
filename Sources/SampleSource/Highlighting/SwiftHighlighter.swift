/// Finds what to highlight in Swift source.
///
/// A highlighter keeps its arrays from one call to the next: keep it, and highlighting a listing allocates nothing.
///
/// ```swift
/// var highlighter = SwiftHighlighter()
/// highlighter.highlight(listing.code.span)
/// for highlight in highlighter.highlights { … }
/// ```
public struct SwiftHighlighter: Sendable {
    /// What to highlight in the source of the last call, in order, without overlaps. The rest is plain.
    public private(set) var highlights: [SwiftHighlight] = []

    private var tokens: [SwiftToken] = []
    private var brackets = BracketStack()

    /// A highlighter that has seen nothing yet.
    public init() {}

    /// Replaces `highlights` by those of a source.
    public mutating func highlight(_ source: Span<UInt8>) {
        tokens.removeAll(keepingCapacity: true)
        var lexer = SwiftLexer()
        while let token = lexer.next(in: source) { tokens.append(token) }
        // Lent to whoever asks for a token's neighbours, since handing the array on would count its owners each time.
        var (highlights, brackets) = (highlights, brackets)
        (self.highlights, self.brackets) = ([], BracketStack())
        Self.highlight(tokens.span, source, &brackets, &highlights)
        (self.highlights, self.brackets) = (highlights, brackets)
    }

    private static func highlight(
        _ tokens: Span<SwiftToken>, _ source: Span<UInt8>, _ brackets: inout BracketStack, _ highlights: inout [SwiftHighlight]
    ) {
        highlights.removeAll(keepingCapacity: true)
        brackets.removeAll()
        for index in tokens.indices {
            if let kind = kind(of: tokens, at: index, inside: brackets.innermost, source) {
                highlights.append(SwiftHighlight(kind: kind, range: tokens[index].range))
            }
            brackets.pass(tokens, at: index, in: source)
        }
    }

    private static func kind(
        of tokens: Span<SwiftToken>, at index: Int, inside bracket: BracketStack.Bracket, _ source: Span<UInt8>
    ) -> SwiftHighlight.Kind? {
        switch tokens[index].kind {
        case .lineComment, .docLineComment, .blockComment, .docBlockComment: .comment
        case .string, .regex: .string
        case .number: .number
        case .attribute, .macro: .attribute
        case .directive: .keyword
        case .keyword, .identifier: word(of: tokens, at: index, inside: bracket, source)
        case .interpolationStart, .interpolationEnd, .operator, .punctuation, .shebang, .unknown: nil
        }
    }

    private static func word(
        of tokens: Span<SwiftToken>, at index: Int, inside bracket: BracketStack.Bracket, _ source: Span<UInt8>
    ) -> SwiftHighlight.Kind? {
        let token = tokens[index]
        if WordPlace.isPlainlyKeyword(tokens, at: index, enclosing: bracket, source: source) { return .keyword }
        if token.word != .none || bracket == .availability {
            let place = WordPlace(tokens, at: index, enclosing: bracket, source: source)
            if place.isKeyword { return .keyword }
        }
        return token.kind == .identifier && isTypeName(token, in: source) ? .type : nil
    }

    private static func isTypeName(_ token: SwiftToken, in source: Span<UInt8>) -> Bool {
        var start = token.range.lowerBound
        while source.byte(at: start) == .underscore { start += 1 }
        return source.byte(at: start).isUppercaseLetter && start < token.range.upperBound
    }
}
