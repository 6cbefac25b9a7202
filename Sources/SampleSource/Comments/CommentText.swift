/// What a comment says, without its marks.
enum CommentText {
    /// A text on one line, with single spaces and none at its ends.
    static func collapsed(_ text: some StringProtocol) -> String {
        if isCollapsed(text.utf8) { return String(text) }
        return text.utf8.split(whereSeparator: \.isWhitespace).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    /// Whether white space is single spaces between words, as in most comments.
    private static func isCollapsed(_ text: some Collection<UInt8>) -> Bool {
        var isBehindSpace = true
        for byte in text {
            if byte.isWhitespace, isBehindSpace || byte != .space { return false }
            isBehindSpace = byte == .space
        }
        return !isBehindSpace
    }

    /// The text of a comment token. Where it has none that anybody could translate, this is empty.
    static func text(of token: ArraySlice<UInt8>, kind: SwiftToken.Kind) -> String {
        let text =
            switch kind {
            case .blockComment, .docBlockComment: blockText(token)
            default: collapsed(String(decoding: token.dropFirst(opening(ofLine: token).count), as: UTF8.self))
            }
        return text.isStreamSafe ? text : ""
    }
}

// MARK: - Line comments

extension CommentText {
    /// What stands before the text of a line comment: slashes, blanks, and the mark of a section.
    static func opening(ofLine token: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let text = sectionTitle(of: token) ?? token.drop { $0 == .slash }.drop(while: \.isWhitespace)
        return token[..<text.startIndex]
    }

    /// Whether a line comment names a section for an editor's menu: `// MARK: - Views`.
    static func isSectionMark(_ token: ArraySlice<UInt8>) -> Bool { sectionTitle(of: token) != nil }

    /// What stands behind `// MARK:` and the dash that may follow it, or `nil` if the comment is no such mark.
    private static func sectionTitle(of token: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let text = token.dropFirst(2).drop(while: \.isWhitespace)
        guard text.starts(with: sectionMark) else { return nil }
        let title = text.dropFirst(sectionMark.count).drop(while: \.isWhitespace)
        return title.first == .minus ? title.dropFirst().drop(while: \.isWhitespace) : title
    }

    private static let sectionMark = Array("MARK:".utf8)
}

// MARK: - Block comments

extension CommentText {
    private static func blockText(_ token: ArraySlice<UInt8>) -> String {
        let lines = blockContent(of: token).split(whereSeparator: \.isNewline).map { line in
            String(decoding: line.dropFirst(decorationLength(of: line)), as: UTF8.self)
        }
        return collapsed(lines.joined(separator: " "))
    }

    /// What stands between the marks of a block comment, their further asterisks being part of them.
    static func blockContent(of token: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var content = token.dropFirst(2)
        if content.suffix(2).elementsEqual([.asterisk, .slash]) { content.removeLast(2) }
        content = content.drop { $0 == .asterisk }
        while content.last == .asterisk { content.removeLast() }
        return content
    }

    /// How many bytes of a line inside a block comment are no text: blanks, and asterisks that stand for a border.
    static func decorationLength(of line: ArraySlice<UInt8>) -> Int {
        let blanks = line.prefix(while: \.isWhitespace).count
        let asterisks = line.dropFirst(blanks).prefix { $0 == .asterisk }.count
        let behind = line.dropFirst(blanks + asterisks)
        guard asterisks > 0, behind.first?.isWhitespace ?? true else { return blanks }
        return blanks + asterisks + behind.prefix(while: \.isWhitespace).count
    }
}
