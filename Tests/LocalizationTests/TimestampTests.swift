import Localization
import Testing

@Suite struct `An instant` {
    @Test(arguments: [
        ("0", "1970-01-01T00:00:00Z"), ("86399", "1970-01-01T23:59:59Z"), ("-1", "1969-12-31T23:59:59Z"),
        ("1717000000", "2024-05-29T16:26:40Z"), ("253402300799", "9999-12-31T23:59:59Z"), ("-86400", "1969-12-31T00:00:00Z"),
    ])
    func `is read from SOURCE_DATE_EPOCH and written as feeds want it`(text: String, written: String) {
        #expect(Timestamp(sourceDateEpoch: text)?.description == written)
    }

    @Test(arguments: ["", "x", "1.5", " 1", "1e9", "253402300800", "99999999999999999999"])
    func `is not read from what is no number of seconds of those years`(text: String) {
        #expect(Timestamp(sourceDateEpoch: text) == nil)
    }

    @Test(arguments: [
        ("hu-HU", "hu_HU"), ("sr-Latn-RS", "sr_RS"), ("zh-Hant-TW", "zh_TW"), ("hu", nil), ("sr-Latn", nil), ("es-419", nil),
        ("en-GB-oxendict", "en_GB"),
    ])
    func `a locale is written as the Open Graph protocol wants it`(text: String, written: String?) throws {
        #expect(try tag(text).openGraphLocale == written)
    }
}
