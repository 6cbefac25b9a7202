/// Finds the comments of a listing and joins those that are one text.
struct CommentScanner {
    private(set) var comments: [ListingComment] = []

    private let code: [UInt8]
    private var run: Run?

    /// Line comments that are being joined.
    private struct Run {
        var kind: ListingComment.Kind
        var indentation: Range<Int>
        var texts: [String]
        var tokens: [Range<Int>]
    }

    init(_ code: [UInt8]) {
        self.code = code
        var lexer = SwiftLexer()
        var lastCodeEnd = 0
        while let token = lexer.next(in: code.span) {
            if token.kind.isComment {
                take(token, isTrailing: !hasNewline(lastCodeEnd..<token.range.lowerBound))
            } else {
                flush()
            }
            lastCodeEnd = token.range.upperBound
        }
        flush()
    }

    private mutating func take(_ token: SwiftToken, isTrailing: Bool) {
        let text = CommentText.text(of: code[token.range], kind: token.kind)
        switch token.kind {
        case .blockComment, .docBlockComment:
            flush()
            let kind: ListingComment.Kind = token.kind == .blockComment ? .block : .docBlock
            if !text.isEmpty { comments.append(ListingComment(kind: kind, key: text, tokens: [token.range])) }
        case _ where isTrailing:
            flush()
            if !text.isEmpty { comments.append(ListingComment(kind: .trailing, key: text, tokens: [token.range])) }
        default:
            takeLine(token, text)
        }
    }

    private mutating func takeLine(_ token: SwiftToken, _ text: String) {
        let kind: ListingComment.Kind = token.kind == .lineComment ? .line : .docLine
        let indentation = indentation(before: token.range.lowerBound)
        if !text.isEmpty, let last = run, continues(last, token, kind, text, indentation) {
            run?.texts.append(text)
            run?.tokens.append(token.range)
        } else {
            flush()
            if !text.isEmpty { run = Run(kind: kind, indentation: indentation, texts: [text], tokens: [token.range]) }
        }
    }

    private mutating func flush() {
        guard let run else { return }
        comments.append(ListingComment(kind: run.kind, key: run.texts.joined(separator: " "), tokens: run.tokens))
        self.run = nil
    }

    private func continues(
        _ run: Run, _ token: SwiftToken, _ kind: ListingComment.Kind, _ text: String, _ indentation: Range<Int>
    ) -> Bool {
        guard run.kind == kind, let last = run.tokens.last, let first = run.texts.first else { return false }
        let isBelow = last.upperBound + 1 == indentation.lowerBound
        return isBelow && code[run.indentation] == code[indentation] && !first.hasPrefix("MARK:") && !beginsBlock(text)
    }

    /// Whether a line begins a paragraph of its own: an item of a list, or a `MARK:`.
    private func beginsBlock(_ text: String) -> Bool {
        if ["- ", "* ", "+ ", "MARK:"].contains(where: text.hasPrefix) { return true }
        let number = text.prefix { $0.isNumber }
        let behind = text.dropFirst(number.count)
        return !number.isEmpty && (behind.hasPrefix(". ") || behind.hasPrefix(") "))
    }

    private func indentation(before start: Int) -> Range<Int> {
        let lineStart = code[..<start].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
        return lineStart..<start
    }

    /// Whether a line begins in a range, the first of the code included.
    private func hasNewline(_ range: Range<Int>) -> Bool {
        range.lowerBound == 0 || code[range].contains(.lineFeed)
    }
}
