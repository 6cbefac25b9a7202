import TestSupport
/// Documents put together from what means something in markdown.
enum RandomMarkdown {
    private static let pieces: [String] = [
        "a", "Жб", "é", "e\u{301}", "日本", " ", "  ", "    ", "\t", "\n", "\n\n", "\r\n", "*", "**", "***", "_", "__", "`", "``",
        "```",
        "````\n", "~~~", "~", "[", "]", "[a]", "[a]: /b \"c\"\n", "[a](b)", "![", "](", "(", ")", "<", ">", "> ", "- ", "+ ",
        "* ", "1. ",
        "10) ", "# ", "### ", " ##\n", "---\n", "===\n", "***\n", "\\", "\\*", "\\[", "&amp;", "&#35;", "&copy;", "&x;", "&",
        "\"", "'",
        "<b>", "</b>", "<!-- ", " -->", "<div>\n", "</div>", "<?", "?>", "<https://a.example/?b=ő&c>", "<a@b.example>", "!",
        "{#a}", "|",
        "<pre>\n", "```swift x=1\n", ":", "  \n", "\\\n", "\u{A0}", "\u{2028}", "\u{FEFF}", "%20", "/u?v=w#x",
    ]

    /// Up to forty pieces.
    static func document(with generator: inout SeededGenerator) -> [UInt8] {
        let count = Int.random(in: 1...40, using: &generator)
        return (0..<count).flatMap { _ in Array((pieces.randomElement(using: &generator) ?? "").utf8) }
    }
}
