/// A heading as its author wrote it.
struct HeadingSource {
    /// Its text in markdown, without the marks that make it a heading and without an id.
    let text: String

    /// - Parameters:
    ///   - lines: Its lines without what stands around them; the line under a setext heading is none of them.
    ///   - isATX: Whether it begins with `#` (CommonMark 0.30, section 4.2).
    ///   - hasAttribute: Whether `{#id}` stands behind its text.
    init(lines: [ArraySlice<UInt8>], isATX: Bool, hasAttribute: Bool) {
        var text = lines.map { String(decoding: $0, as: UTF8.self).trimmed }.joined(separator: " ")[...]
        if isATX {
            text = text.drop { $0 == "#" }
            text = Self.withoutClosing(text)
        }
        if hasAttribute, let brace = text.range(of: "{#") { text = text[..<brace.lowerBound] }
        self.text = text.trimmed
    }

    /// A run of `#` closes a heading if a space is before it, or nothing.
    private static func withoutClosing(_ text: Substring) -> Substring {
        let end = text.trimmedEnd
        guard let last = end.lastIndex(where: { $0 != "#" }) else { return "" }
        return end[last] == " " || end[last] == "\t" ? end[...last] : end
    }
}

extension Substring {
    fileprivate var trimmedEnd: Substring { lastIndex { !$0.isWhitespace }.map { self[...$0] } ?? "" }

    /// Where a text occurs last.
    fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).last }
}
