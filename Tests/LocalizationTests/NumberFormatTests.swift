import Localization
import Testing

@Suite struct NumberFormatTests {
    @Test(arguments: [
        ("hu", 1_234_567, "1\u{A0}234\u{A0}567"), ("it", 1_234_567, "1.234.567"), ("ru", -1_234, "-1\u{A0}234"),
        ("en", 1_000, "1,000"), ("en", 999, "999"), ("en", 0, "0"), ("es", 1_234, "1234"), ("es", 12_345, "12.345"),
        ("pl", 1_234, "1234"), ("pl", 12_345, "12\u{A0}345"), ("hi", 12_345_678, "1,23,45,678"), ("de-CH", 1_234, "1’234"),
        ("ar-EG", -1_234, "\u{61C}-١٬٢٣٤"), ("ar-u-nu-latn", 1_234, "1,234"), ("sv", -5, "−5"), ("xx", 1_234, "1,234"),
        ("en", .min, "-9,223,372,036,854,775,808"), ("en", .max, "9,223,372,036,854,775,807"),
    ])
    func `writes whole numbers as the language does`(text: String, number: Int, written: String) throws {
        #expect(NumberFormat(try tag(text)).string(number) == written)
    }
}
