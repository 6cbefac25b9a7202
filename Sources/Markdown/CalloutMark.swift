internal import CCmark
internal import Markup

/// The `[!NOTE]` that makes a block quote a callout; `[!note]` is the same.
enum CalloutMark {
    /// Takes the mark out of a block quote that the walk has just entered.
    ///
    /// - Returns: What kind of callout it is, or `nil` when its first line is not a mark and nothing else.
    static func take(from quote: CommonMarkNode) -> Callout? {
        guard let paragraph = quote.firstChild, paragraph.type == CMARK_NODE_PARAGRAPH,
            let mark = paragraph.firstChild, mark.type == CMARK_NODE_TEXT, let callout = callout(of: mark)
        else { return nil }
        let lineEnd = mark.next
        guard lineEnd.map({ $0.type == CMARK_NODE_SOFTBREAK || $0.type == CMARK_NODE_LINEBREAK }) ?? true else { return nil }
        mark.remove()
        lineEnd?.remove()
        return callout
    }

    private static func callout(of mark: CommonMarkNode) -> Callout? {
        let names: [(StaticString, Callout)] = [
            ("[!NOTE]", .note), ("[!TIP]", .tip), ("[!IMPORTANT]", .important), ("[!WARNING]", .warning),
            ("[!CAUTION]", .caution),
        ]
        return names.first { mark.hasLiteral($0.0) }?.1
    }
}
