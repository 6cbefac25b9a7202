internal import Bytes

/// The marks around a text that is still to be translated: `⟦az eredeti⟧`.
///
/// They are brackets that prose does not use, on no keyboard and with no meaning in markdown or YAML, so that a text between
/// them can be seen, searched and found by `check`. In front of emphasis, code and links they leave markdown as it is.
public enum Placeholder {
    /// A text with the marks around it.
    public static func marking(_ text: String) -> String { "⟦\(text)⟧" }

    /// Whether something in a text is still to be translated.
    public static func isLeft(in text: String) -> Bool { text.unicodeScalars.contains("⟦") }

    /// How many texts in UTF-8 are still to be translated.
    public static func count(in text: Span<UInt8>) -> Int {
        var count = 0
        var start = 0
        // U+27E6 is E2 9F A6, of which the middle is the rarest: most dashes and quotation marks begin with the first.
        while let index = ByteSearch.first(0x9F, in: text, from: start) {
            start = index + 1
            if index > 0, start < text.count, text[index - 1] == 0xE2, text[start] == 0xA6 { count += 1 }
        }
        return count
    }
}
