/// How a comment is written: its marks, its indentation and its width. Writes another text the same way.
struct CommentLayout {
    /// Why a text cannot be written.
    struct Refusal: Error, Equatable {
        var reason: RefusedTranslation.Reason
    }

    let kind: ListingComment.Kind
    let tokenKind: SwiftToken.Kind
    /// What stands before the first line of text.
    private let opening: [UInt8]
    /// What stands before each further one.
    private let continuation: [UInt8]
    /// What stands behind the last one.
    private let closing: [UInt8]
    /// The number of characters that a line of text may have, or `nil` if the text stays on one line.
    private let width: Int?
    /// Whether the comment spans lines, which must not change: a line break inside a block comment separates statements.
    private let spansLines: Bool

    init(of comment: ListingComment, in code: [UInt8]) {
        switch comment.kind {
        case .line, .trailing, .docLine: self.init(lines: comment, in: code)
        case .block, .docBlock: self.init(block: comment, in: code)
        }
    }

    /// A comment of one line may grow to this many characters before it is wrapped.
    private static let leastWidth = 76
    /// One of several lines, however narrow they are, is wrapped at no less than this.
    private static let leastJoinedWidth = 40

    private init(lines comment: ListingComment, in code: [UInt8]) {
        kind = comment.kind
        let first = code[comment.tokens[0]]
        tokenKind = first.dropFirst(2).first == .slash ? .docLineComment : .lineComment
        opening = Array(CommentText.opening(ofLine: first))
        let indentation = code[..<first.startIndex].reversed().prefix { $0 != .lineFeed }.reversed()
        continuation = [.lineFeed] + indentation + opening
        closing = []
        spansLines = false
        let widest = comment.tokens.map { Self.characters(code[$0]) }.max() ?? 0
        let leastWidth = comment.tokens.count > 1 ? Self.leastJoinedWidth : Self.leastWidth
        let staysOnLine = comment.kind == .trailing || CommentText.isSectionMark(first)
        width = staysOnLine ? nil : max(widest, leastWidth) - opening.count
    }

    private init(block comment: ListingComment, in code: [UInt8]) {
        kind = comment.kind
        tokenKind = comment.kind == .docBlock ? .docBlockComment : .blockComment
        let token = code[comment.tokens[0]]
        let content = CommentText.blockContent(of: token)
        let mark = token[..<content.startIndex]
        let lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let behind = token[content.endIndex...]
        spansLines = lines.count > 1
        guard let first = lines.first, let last = lines.last, lines.count > 1 else {
            opening = Array(mark + content.prefix(while: \.isWhitespace))
            continuation = []
            closing = Array(content.reversed().prefix(while: \.isWhitespace).reversed() + behind)
            width = nil
            return
        }
        let inner = lines.dropFirst().first { !$0.dropFirst(CommentText.decorationLength(of: $0)).isEmpty }
        let decoration = inner.map { $0.prefix(CommentText.decorationLength(of: $0)) } ?? last.prefix(while: \.isWhitespace)
        continuation = [.lineFeed] + decoration
        let opensAlone = first.allSatisfy(\.isWhitespace)
        opening = Array(mark) + (opensAlone ? continuation : Array(first.prefix(while: \.isWhitespace)))
        let closesAlone = last.allSatisfy { $0.isWhitespace || $0 == .asterisk }
        closing = Array(
            (closesAlone ? [.lineFeed] + Array(last) : Array(last.reversed().prefix(while: \.isWhitespace).reversed())) + behind)
        let widest = lines.map(Self.characters).max() ?? 0
        width = max(widest - decoration.count, Self.leastJoinedWidth)
    }

    private static func characters(_ bytes: ArraySlice<UInt8>) -> Int { String(decoding: bytes, as: UTF8.self).count }
}

// MARK: - Writing

extension CommentLayout {
    /// The comment with another text.
    func write(_ text: String) -> Result<[UInt8], Refusal> {
        if let reason = Self.reason(against: text, in: kind) { return .failure(Refusal(reason: reason)) }
        let lines = width.map { Self.wrap(CommentText.collapsed(text), at: $0) } ?? [CommentText.collapsed(text)]
        var bytes = opening
        for (index, line) in lines.enumerated() {
            if index > 0 { bytes += continuation }
            bytes += line.utf8
        }
        if spansLines, !bytes.contains(.lineFeed), !closing.contains(.lineFeed) {
            bytes += continuation.prefix(while: \.isWhitespace) + closing.drop(while: \.isWhitespace)
        } else {
            bytes += closing
        }
        if let reason = reason(against: bytes) { return .failure(Refusal(reason: reason)) }
        return .success(bytes)
    }

    private static func wrap(_ text: String, at width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var length = 0
        for word in text.split(separator: " ") {
            let wordLength = word.count
            if !line.isEmpty, length + 1 + wordLength > width {
                lines.append(line)
                (line, length) = (String(word), wordLength)
            } else {
                line += line.isEmpty ? word : " " + word
                length += wordLength + (length > 0 ? 1 : 0)
            }
        }
        lines.append(line)
        return lines
    }
}
