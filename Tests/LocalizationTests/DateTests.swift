import Localization
import Testing

@Suite struct DateTests {
    @Test(arguments: [
        ("hu", "2024-05-03", "2024. május 3."), ("it", "2024-05-03", "3 maggio 2024"),
        ("ru", "2024-05-03", "3 мая 2024\u{202F}г."), ("hu", "2024-01-31", "2024. január 31."),
        ("it", "2024-01-31", "31 gennaio 2024"), ("ru", "2024-01-31", "31 января 2024\u{202F}г."),
        ("en", "0001-01-01", "January 1, 1"), ("en", "1582-10-10", "October 10, 1582"), ("en", "9999-12-31", "December 31, 9999"),
        ("xx", "2024-05-03", "2024-05-03"), ("en-XX", "2024-05-03", "May 3, 2024"), ("th", "2024-05-03", "3 พฤษภาคม 2567"),
    ])
    func `B67: writes a day as the language does`(text: String, date: String, written: String) throws {
        let date = try #require(ISODate(date))
        #expect(DateFormat(try tag(text)).string(date) == written)
    }

    @Test(arguments: ["2024-02-29", "2000-02-29", "2023-12-31", "0001-01-01"])
    func `B17: reads a day and prints it again`(text: String) {
        #expect(ISODate(text)?.description == text)
    }

    @Test(arguments: [
        "2024-02-30", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-01", "2024-01-00", "2024-04-31", "0000-01-01",
        "yesterday", "", "2024-3-01", "2024-03-1", "24-03-01", "2024/03/01", "2024-03-01T00:00:00Z", "+024-03-01", "２024-03-01",
    ])
    func `B17: refuses what is no day`(text: String) {
        #expect(ISODate(text) == nil)
    }

    @Test(arguments: [
        (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"), (-86_400, "1969-12-31"),
        (-86_401, "1969-12-30"), (951_782_400, "2000-02-29"), (1_709_251_199, "2024-02-29"), (1_735_689_599, "2024-12-31"),
        (253_402_300_799, "9999-12-31"), (-62_135_596_800, "0001-01-01"),
    ])
    func `turns seconds since 1970 into a day`(seconds: Int, date: String) {
        #expect(ISODate(secondsSinceEpoch: seconds)?.description == date)
    }

    @Test(arguments: [253_402_300_800, -62_135_596_801, .max, .min])
    func `has no day outside of the years 1 to 9999`(seconds: Int) {
        #expect(ISODate(secondsSinceEpoch: seconds) == nil)
    }

    @Test func `orders by time`() throws {
        #expect(try #require(ISODate("2023-12-31")) < #require(ISODate("2024-01-01")))
    }
}
