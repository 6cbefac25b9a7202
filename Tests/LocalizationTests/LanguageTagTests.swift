import Localization
import Testing

@Suite struct LanguageTagTests {
    @Test(arguments: [
        ("pt-br", "pt-BR"), ("PT-BR", "pt-BR"), ("ZH-hans", "zh-Hans"), ("SR-LATN", "sr-Latn"), ("hu", "hu"),
        ("es-419", "es-419"),
        ("de-1996", "de-1996"), ("no", "no"), ("zh-cmn", "cmn"), ("i-klingon", "tlh"), ("ar-u-nu-latn", "ar-u-nu-latn"),
        ("draft", "draft"),
    ])
    func `B22: accepts any case and prints the canonical one`(text: String, canonical: String) {
        #expect(LanguageTag(text)?.string == canonical)
    }

    @Test(arguments: [("iw", "he"), ("IW", "he"), ("in", "id"), ("ji", "yi"), ("mo", "ro")])
    func `B22: replaces legacy codes`(text: String, canonical: String) {
        #expect(LanguageTag(text)?.string == canonical)
    }

    @Test(arguments: [
        ("", LanguageTagError.empty), ("zh_Hans", .underscore(suggestion: "zh-Hans")),
        ("hu_HU.UTF-8", .underscore(suggestion: nil)),
        // Unicode makes one character of the underscore and the sign beside it.
        ("hu_\u{301}", .underscore(suggestion: nil)), ("\u{698}\u{600}_x", .underscore(suggestion: nil)),
        ("zh_Hans\u{600}_", .underscore(suggestion: nil)),
        ("xx-ThisIsTooLong", .malformed), ("abcdefghi", .malformed), ("a", .malformed), ("hu-", .malformed), ("-hu", .malformed),
        ("hu--HU", .malformed), ("hu.HU", .malformed), ("h u", .malformed), ("und", .malformed), ("root", .malformed),
        ("x-private", .malformed), ("hű", .malformed), ("en-u", .malformed), ("hu\0", .malformed), ("hu-hu-hu", .malformed),
        (String(repeating: "a-", count: 33), .tooLong),
    ])
    func `B22: tells why a text is no tag`(text: String, reason: LanguageTagError) {
        #expect(throws: reason) { try LanguageTag(validating: text) }
        #expect(LanguageTag(text) == nil)
    }

    @Test func `explains each reason with a remedy`() {
        let reasons: [LanguageTagError] = [
            .empty, .tooLong, .underscore(suggestion: "zh-Hans"), .underscore(suggestion: nil), .malformed,
        ]
        #expect(
            reasons.map { "\($0.message) => \($0.remedy)" } == [
                "the language tag is empty => write a tag such as de, pt-BR or zh-Hans",
                "the language tag is longer than 64 bytes => write a tag such as de, pt-BR or zh-Hans",
                "a language tag has no underscores => write zh-Hans",
                "a language tag has no underscores => write a tag such as de, pt-BR or zh-Hans",
                "this is not a BCP 47 language tag => write a tag such as de, pt-BR or zh-Hans",
            ])
    }

    @Test func `is equal and hashed by its canonical form, ordered by bytes`() throws {
        #expect(Set([try tag("pt-BR"), try tag("PT-br"), try tag("pt")]).count == 2)
        #expect(
            try ["ru", "it", "pt-BR", "hu", "pt"].map { try tag($0) }.sorted().map(\.string) == ["hu", "it", "pt", "pt-BR", "ru"])
    }

    @Test(arguments: [
        ("hu", []), ("zh-TW", ["zh"]), ("zh-Hant-TW", ["zh-Hant", "zh"]), ("ar-EG-u-nu-latn", ["ar-EG", "ar"]),
        ("de-CH-1996", ["de-CH", "de"]),
    ])
    func `B23: falls back by leaving out subtags`(text: String, parents: [String]) throws {
        #expect(try tag(text).fallbackParents.map(\.string) == parents)
    }

    @Test(arguments: [
        ("hu", false), ("ru", false), ("ar", true), ("he", true), ("fa", true), ("ur-PK", true), ("ckb", true), ("dv", true),
        ("syr", true), ("nqo", true), ("ff-Adlm", true), ("ff", false), ("az-Arab", true), ("ar-Latn", false), ("pa-PK", true),
        ("pa", false), ("zzz", false),
    ])
    func `B24: takes the direction from the script`(text: String, isRightToLeft: Bool) throws {
        #expect(try tag(text).isRightToLeft == isRightToLeft)
    }

    @Test(arguments: [
        ("hu", "it", "ungherese"), ("it", "hu", "olasz"), ("ru", "ru", "русский"), ("pt-BR", "en", "Portuguese (Brazil)"),
        ("sr-Latn", "en", "Serbian (Latin)"), ("xx", "hu", "xx"), ("hu", "xx", "hu"),
    ])
    func `is called by its name in the reader's language`(text: String, reader: String, name: String) throws {
        #expect(try tag(text).displayName(in: tag(reader)) == name)
    }
}
