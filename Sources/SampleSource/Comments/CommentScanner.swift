/// Finds the comments of a listing and joins those that are one text.
struct CommentScanner {
    private(set) var comments: [ListingComment] = []

    private let listing: Listing
    private var run: Run?
    /// The line, counted from 0, that begins at or before `lineStart`.
    private var line = 0
    private var lineStart = 0

    /// Line comments that are being joined.
    private struct Run {
        var comment: ListingComment
        var texts: [String]
        var indentation: Range<Int>
        var mayGoOn: Bool
    }

    private var code: [UInt8] { listing.code }

    init(_ listing: Listing) {
        self.listing = listing
        guard listing.path.isSwift else { return }
        var lexer = SwiftLexer()
        var lastEnd = 0
        while let token = lexer.next(in: listing.code.span) {
            if token.kind.isComment {
                take(token, isTrailing: !beginsLine(lastEnd..<token.range.lowerBound))
            } else {
                flush()
            }
            lastEnd = token.range.upperBound
        }
        flush()
    }

    private mutating func take(_ token: SwiftToken, isTrailing: Bool) {
        let text = CommentText.text(of: code[token.range], kind: token.kind)
        let kind = Self.kind(of: token, isTrailing: isTrailing)
        if kind == .line || kind == .docLine, !text.isEmpty { return takeLine(token, kind, text) }
        flush()
        if !text.isEmpty { comments.append(comment(token, kind, text)) }
    }

    private static func kind(of token: SwiftToken, isTrailing: Bool) -> ListingComment.Kind {
        switch token.kind {
        case .blockComment: .block
        case .docBlockComment: .docBlock
        case _ where isTrailing: .trailing
        case .docLineComment: .docLine
        default: .line
        }
    }

    private mutating func comment(_ token: SwiftToken, _ kind: ListingComment.Kind, _ text: String) -> ListingComment {
        for index in lineStart..<token.range.lowerBound where code[index] == .lineFeed { line += 1 }
        lineStart = token.range.lowerBound
        return ListingComment(kind: kind, key: text, line: listing.sourceLines[line], tokens: [token.range])
    }
}

// MARK: - Joining lines

extension CommentScanner {
    private mutating func takeLine(_ token: SwiftToken, _ kind: ListingComment.Kind, _ text: String) {
        let indentation = (code[..<token.range.lowerBound].lastIndex(of: .lineFeed) ?? -1) + 1..<token.range.lowerBound
        let isMark = CommentText.isSectionMark(code[token.range])
        if !isMark, goesOn(kind, indentation), !Self.beginsParagraph(text) {
            run?.comment.tokens.append(token.range)
            run?.texts.append(text)
        } else {
            flush()
            let comment = comment(token, kind, text)
            run = Run(comment: comment, texts: [text], indentation: indentation, mayGoOn: !isMark)
        }
    }

    private mutating func flush() {
        guard let run else { return }
        comments.append(run.comment.with(key: run.texts.joined(separator: " ")))
        self.run = nil
    }

    /// Whether a comment is of the kind of the run's, directly below it and as far to the right.
    private func goesOn(_ kind: ListingComment.Kind, _ indentation: Range<Int>) -> Bool {
        guard let run, run.mayGoOn, run.comment.kind == kind else { return false }
        return run.comment.range.upperBound + 1 == indentation.lowerBound && code[run.indentation] == code[indentation]
    }

    /// Whether a line is an item of a list.
    private static func beginsParagraph(_ text: String) -> Bool {
        if ["- ", "* ", "+ "].contains(where: { text.utf8.starts(with: $0.utf8) }) { return true }
        let number = text.prefix { $0.isNumber }
        let behind = text[number.endIndex...].utf8
        return !number.isEmpty && (behind.starts(with: ". ".utf8) || behind.starts(with: ") ".utf8))
    }

    /// Whether the first line or a further one begins in a range before a comment.
    private func beginsLine(_ range: Range<Int>) -> Bool {
        range.lowerBound == 0 || code[range].contains(.lineFeed)
    }
}
