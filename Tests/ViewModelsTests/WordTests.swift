import Localization
import Models
import Testing

@testable import ViewModels

@Suite struct `Words of the chrome` {
    /// zh-TW has one word of its own, zh another, hu all three.
    private func site() throws -> SiteFixture {
        var site = try SiteFixture("hu", "zh-TW", "zh")
        site.languages[0].words = [.home: PluralForms("Kezdőlap"), .next: PluralForms("Következő"), .tags: PluralForms("Címkék")]
        site.languages[1].words = [.home: PluralForms("首頁")]
        site.languages[2].words = [.home: PluralForms("首页"), .next: PluralForms("下一页")]
        return site
    }

    @Test func `B23: fall back one by one along the order of the languages, and at last on English`() throws {
        let words = try site().edition("zh-TW").words
        #expect([InterfaceWord.home, .next, .tags, .previous].map { words[$0] } == ["首頁", "Következő", "Címkék", "Previous"])
    }

    @Test func `B23: fall back as site yml says, where it says so`() throws {
        var site = try site()
        site.configuration.fallback = [try #require(LanguageTag("zh-TW")): [try #require(LanguageTag("zh"))]]
        let words = try site.edition("zh-TW").words
        #expect([InterfaceWord.home, .next, .tags].map { words[$0] } == ["首頁", "下一页", "Tags"])
    }

    @Test func `are set apart where they help out and are read the other way, so that their full stops stay behind them`() throws
    {
        var site = try SiteFixture("ar", "hu", "he")
        site.languages[0].words = [.compareIntro: PluralForms("جنبًا إلى جنب.")]
        site.languages[1].words = [.behindNotice: PluralForms("Megváltozott."), .home: PluralForms("Kezdőlap")]
        site.languages[2].words = [.behindNotice: PluralForms("השתנה."), .interviewIntro: PluralForms("כל השאלות.")]
        let words = try site.edition("ar").words
        #expect(
            [InterfaceWord.compareIntro, .behindNotice, .interviewIntro, .evidenceNone].map { words[$0] } == [
                "جنبًا إلى جنب.", "\u{2066}Megváltozott.\u{2069}", "כל השאלות.",
                "\u{2066}\(InterfaceWord.evidenceNone.english)\u{2069}",
            ])
        // What ends in a letter, or in what is put there, keeps its place without.
        #expect(
            [InterfaceWord.home, .next, .diagramMessage].map { words[$0] } == [
                "Kezdőlap", "Next", "{number}. {from} → {to}: {text}",
            ])
        #expect(try site.edition("hu").words[.interviewIntro] == "\u{2067}כל השאלות.\u{2069}")
    }

    @Test func `B23: of a regional language are its own, and so is its tag`() throws {
        var site = try SiteFixture("it-CH")
        site.languages[0].words = [.home: PluralForms("Pagina iniziale")]
        let edition = try site.edition("it-CH")
        #expect(edition.words[.home] == "Pagina iniziale")
        #expect(try site.page("index", "it-CH").frame.language == "it-CH")
    }

    @Test func `have the places in which they are declared`() {
        #expect(InterfaceWord.allCases.map(\.position) == Array(InterfaceWord.allCases.indices))
    }

    @Test(arguments: [
        (0, "0 страниц"), (1, "1 страница"), (2, "2 страницы"), (5, "5 страниц"), (11, "11 страниц"), (21, "21 страница"),
        (22, "22 страницы"), (111, "111 страниц"),
    ])
    func `B66: are counted in the language's own forms`(count: Int, text: String) throws {
        var site = try SiteFixture("ru")
        let counted = InterfaceWord.allCases.filter { $0.isCounted }
        let word = try #require(counted.first)
        let forms: [PluralCategory: String] = [
            .one: "{count} страница", .few: "{count} страницы", .many: "{count} страниц", .other: "{count} страницы",
        ]
        site.languages[0].words = [word: PluralForms(forms: forms)]
        #expect(try site.edition("ru").counted(word, count) == text)
    }

    @Test(arguments: [
        ("a {x} b", "a 1 b"), ("{x}{y}", "1{z}"), ("{nope}", "{nope}"), ("{", "{"), ("a } {x", "a } {x"), ("", ""),
        ("{{x}}", "{{x}}"),
    ])
    func `have places that are filled once, and what is filled in is not filled again`(template: String, text: String) {
        #expect(Template.fill(template, with: ["x": "1", "y": "{z}", "z": "2"]) == text)
    }
}
