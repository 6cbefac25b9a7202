import Localization
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct ProcessLocaleTests {
    @Test func `B67: a language that CLDR does not know never takes on the one of the process`() async {
        await #expect(processExitsWith: .success) {
            unsafe setenv("LC_ALL", "tr_TR.UTF-8", 1)
            unsafe setenv("TZ", "Pacific/Kiritimati", 1)
            let unknown = try tag("xx")
            let date = try #require(ISODate("2024-05-03"))
            #expect(NumberFormat(unknown).string(-1_234) == "-1,234")
            #expect(try tag("hu").displayName(in: unknown) == "hu")
            #expect(QuotationMarks(unknown).open == "“")
            #expect(DateFormat(unknown).string(date) == "2024-05-03")
            #expect(Collation(unknown).sorted(["ı", "h", "j", "i"]) { $0 } == ["h", "i", "ı", "j"])
            #expect(PluralRules.categories(of: unknown) == [.other])
            #expect(LowerCase.of("Iİ") == "ii\u{307}")
        }
    }
}
