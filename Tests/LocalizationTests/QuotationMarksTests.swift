import Localization
import Testing

@Suite struct QuotationMarksTests {
    @Test(arguments: [
        ("hu", "„…” »…«"), ("it", "«…» “…”"), ("ru", "«…» „…“"), ("en", "“…” ‘…’"), ("de", "„…“ ‚…‘"), ("de-CH", "„…“ ‚…‘"),
        ("ja", "「…」 『…』"), ("xx", "“…” ‘…’"),
    ])
    func `B65: quotes as CLDR says`(text: String, marks: String) throws {
        let quotes = QuotationMarks(try tag(text))
        #expect("\(quotes.open)…\(quotes.close) \(quotes.alternateOpen)…\(quotes.alternateClose)" == marks)
    }
}
