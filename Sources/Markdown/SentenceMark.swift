/// Punctuation beyond ASCII that ends an address in a text, as it is in UTF-8.
enum SentenceMark {
    /// Whether a text begins with wide punctuation, as Chinese and Japanese have it: `。`, `」`, `（`, `，` and their like.
    static func isWide(_ text: ArraySlice<UInt8>) -> Bool {
        guard let lead = text.first, lead == 0xE3 || lead == 0xEF, text.count > 2 else { return false }
        let second = text[text.startIndex + 1], third = text[text.startIndex + 2]
        return switch (lead, second) {
        // U+3000–3003, U+3008–3011 and U+3014–301F; the marks between them are letters.
        case (0xE3, 0x80): third <= 0x83 || 0x88...0x91 ~= third || 0x94...0x9F ~= third
        // U+FF01–FF0F, U+FF1A–FF20 and U+FF3B–FF3F.
        case (0xEF, 0xBC): 0x81...0x8F ~= third || 0x9A...0xA0 ~= third || third >= 0xBB
        // U+FF40 and U+FF5B–FF65.
        case (0xEF, 0xBD): third == 0x80 || 0x9B...0xA5 ~= third
        default: false
        }
    }

    /// How many bytes at the end of a text are a quotation mark or an ellipsis: `»`, `’`, `”`, `…` and their like.
    static func length(atEndOf text: ArraySlice<UInt8>) -> Int {
        if text.suffix(2).elementsEqual([0xC2, 0xBB]) { return 2 }
        let last = text.suffix(3)
        guard last.count == 3, last.starts(with: [0xE2, 0x80]), let third = last.last else { return 0 }
        // U+2018–201F, U+2026 and U+203A.
        return 0x98...0x9F ~= third || third == 0xA6 || third == 0xBA ? 3 : 0
    }
}
