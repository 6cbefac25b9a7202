extension CommentLayout {
    /// What is wrong with a text before it is written anywhere.
    static func reason(against text: String, in kind: ListingComment.Kind) -> RefusedTranslation.Reason? {
        for scalar in text.unicodeScalars {
            if scalar.isLineBreak { return .lineBreak }
            if scalar.isUnwanted { return .controlCharacter(scalar) }
        }
        if CommentText.collapsed(text).isEmpty { return .empty }
        guard kind == .block || kind == .docBlock else { return nil }
        let bytes = Array(text.utf8)
        let hasMark = zip(bytes, bytes.dropFirst()).contains { one, other in
            one == .asterisk && other == .slash || one == .slash && other == .asterisk
        }
        return hasMark ? .commentMark : nil
    }

    /// What is wrong with the comment as it would be written, held against the lexer: it must end before what follows it.
    func reason(against bytes: [UInt8]) -> RefusedTranslation.Reason? {
        let source = bytes + [.lineFeed, .semicolon]
        var lexer = SwiftLexer()
        while let token = lexer.next(in: source.span) {
            if token.range.lowerBound == bytes.count + 1 { return nil }
            guard token.kind == tokenKind else { return .otherKind }
            if kind == .line, RegionMarker(source[token.range]) != nil { return .marker }
        }
        return .otherKind
    }
}

extension Unicode.Scalar {
    /// Source: The Unicode Standard, section 5.8, “Newline Guidelines”.
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// A control character but the tab; a byte order mark; or one of those that reorder text beyond the comment they stand in.
    ///
    /// Source: The Unicode Standard, annex 9, and CVE-2021-42574, in which such a comment showed code that was not there.
    fileprivate var isUnwanted: Bool {
        switch value {
        case 0x09: false
        case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
