/// A comment, from its first slash.
///
/// Source: The Swift Programming Language, “Whitespace and Comments”.
enum Comment {
    /// The kind and end of the comment that begins at `start`, or `nil` if none does.
    static func scan(_ source: Span<UInt8>, from start: Int) -> (kind: SwiftToken.Kind, end: Int)? {
        guard source.byte(at: start) == .slash else { return nil }
        switch source.byte(at: start + 1) {
        case .slash:
            let isDoc = source.byte(at: start + 2) == .slash
            return (isDoc ? .docLineComment : .lineComment, source.endOfLine(from: start))
        case .asterisk:
            let isDoc =
                source.byte(at: start + 2) == .asterisk && source.byte(at: start + 3) != .slash && start + 3 < source.count
            return (isDoc ? .docBlockComment : .blockComment, blockEnd(source, from: start))
        default:
            return nil
        }
    }

    /// Whether a comment begins at `index`, where no literal goes on.
    static func begins(_ source: Span<UInt8>, at index: Int) -> Bool {
        guard source.byte(at: index) == .slash else { return false }
        let next = source.byte(at: index + 1)
        return next == .slash || next == .asterisk
    }

    /// Where the block comment that begins at `start` ends: behind the `*/` that closes it, or at the end of the source.
    ///
    /// Comments nest, so the open ones are counted; a hundred thousand of them cost no more than their bytes.
    private static func blockEnd(_ source: Span<UInt8>, from start: Int) -> Int {
        var depth = 1
        var index = start + 2
        while index < source.count {
            let byte = source[index]
            index += 1
            if byte == .asterisk, source.byte(at: index) == .slash {
                index += 1
                depth -= 1
                if depth == 0 { return index }
            } else if byte == .slash, source.byte(at: index) == .asterisk {
                index += 1
                depth += 1
            }
        }
        return index
    }
}
