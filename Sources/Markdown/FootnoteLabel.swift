/// What a footnote is called: a word without markup.
enum FootnoteLabel {
    /// Where a label ends that a text begins with: at the byte that closes it, or `nil` where the text begins with none.
    static func end(in text: ArraySlice<UInt8>, closedBy close: UInt8) -> Int? {
        let limit = min(text.endIndex, text.startIndex + MarkdownLimit.footnoteLabel + 1)
        var index = text.startIndex
        while index < limit {
            if text[index] == close { return index > text.startIndex ? index : nil }
            guard isPart(index, of: text) else { return nil }
            index += 1
        }
        return nil
    }

    /// No byte of a label has a meaning to libcmark; so an underscore stands between letters, where it never does.
    private static func isPart(_ index: Int, of text: ArraySlice<UInt8>) -> Bool {
        switch text[index] {
        case UInt8(ascii: "_"):
            index > text.startIndex && isLetter(text[index - 1]) && index + 1 < text.endIndex && isLetter(text[index + 1])
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "#"):
            true
        case let byte: byte >= 0x80 || isLetter(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
