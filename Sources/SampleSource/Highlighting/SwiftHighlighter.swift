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
        highlights.removeAll(keepingCapacity: true)
        tokens.removeAll(keepingCapacity: true)
        brackets.removeAll()
        var lexer = SwiftLexer()
        while let token = lexer.next(in: source) { tokens.append(token) }
        for index in tokens.indices {
            if let kind = kind(at: index, in: source) {
                highlights.append(SwiftHighlight(kind: kind, range: tokens[index].range))
            }
            brackets.pass(tokens, at: index, in: source)
        }
    }

    private func kind(at index: Int, in source: Span<UInt8>) -> SwiftHighlight.Kind? {
        switch tokens[index].kind {
        case .lineComment, .docLineComment, .blockComment, .docBlockComment: .comment
        case .string, .regex: .string
        case .number: .number
        case .attribute, .macro: .attribute
        case .directive: .keyword
        case .keyword, .identifier: word(at: index, in: source)
        case .interpolationStart, .interpolationEnd, .operator, .punctuation, .shebang, .unknown: nil
        }
    }

    private func word(at index: Int, in source: Span<UInt8>) -> SwiftHighlight.Kind? {
        let token = tokens[index]
        if token.word != .none || brackets.innermost == .availability {
            let place = WordPlace(tokens, at: index, brackets: brackets, source: source)
            if place.isKeyword { return .keyword }
        }
        return token.kind == .identifier && isTypeName(token, in: source) ? .type : nil
    }

    private func isTypeName(_ token: SwiftToken, in source: Span<UInt8>) -> Bool {
        var start = token.range.lowerBound
        while source.byte(at: start) == .underscore { start += 1 }
        return source.byte(at: start).isUppercaseLetter && start < token.range.upperBound
    }
}
