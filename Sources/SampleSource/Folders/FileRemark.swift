/// What a Swift file says about itself in one sentence.
///
/// That is the first sentence of the comment above all code; or, where there is none or it is the banner that editors write
/// (it names the file), of the first documentation comment, which is the one of the file's first declaration.
enum FileRemark {
    /// The remark's key, or `nil` if the file is no Swift or says nothing.
    static func key(path: String, bytes: [UInt8]) -> String? {
        guard path.hasSuffix(".swift"), let listing = SampleFile(path: path, bytes: bytes).listing() else { return nil }
        let comments = listing.comments
        let name = path.split(separator: "/").last ?? ""
        let codeStart = firstCode(in: listing.code)
        let header = comments.first.flatMap { comment in
            comment.range.lowerBound < codeStart && comment.needsTranslation && !comment.key.contains(name) ? comment : nil
        }
        let documentation = comments.first { ($0.kind == .docLine || $0.kind == .docBlock) && $0.needsTranslation }
        return (header ?? documentation).map { firstSentence(of: $0.key) }
    }

    private static func firstCode(in code: [UInt8]) -> Int {
        var lexer = SwiftLexer()
        while let token = lexer.next(in: code.span) {
            if !token.kind.isComment { return token.range.lowerBound }
        }
        return code.count
    }

    /// The text up to a mark that ends a sentence and is followed by a space.
    private static func firstSentence(of text: String) -> String {
        let scalars = text.unicodeScalars
        let end = scalars.indices.first { index in
            switch scalars[index] {
            case ".", "!", "?", "…":
                let next = scalars.index(after: index)
                return next == scalars.endIndex || scalars[next] == " "
            case "。", "！", "？": return true
            default: return false
            }
        }
        return end.map { String(text[...$0]) } ?? text
    }
}
