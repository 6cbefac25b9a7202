/// What a comment says, without its marks.
enum CommentText {
    /// A text on one line, with single spaces and none at its ends.
    static func collapsed(_ text: some StringProtocol) -> String {
        text.utf8.split(whereSeparator: \.isWhitespace).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    /// The text of a comment token.
    static func text(of token: ArraySlice<UInt8>, kind: SwiftToken.Kind) -> String {
        switch kind {
        case .blockComment, .docBlockComment: blockText(token)
        default: collapsed(String(decoding: token.drop { $0 == .slash }, as: UTF8.self))
        }
    }

    private static func blockText(_ token: ArraySlice<UInt8>) -> String {
        let inside = blockContent(of: token)
        let lines = inside.split(whereSeparator: \.isNewline).map { line in
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
