extension Normalization {
    /// The NFC form of a text, or the text itself where it has more combining marks in a row than any language.
    public static func canonical(_ text: String) -> String { (try? nfc(text)) ?? text }
}
