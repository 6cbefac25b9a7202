import Localization
import Models
import Testing

@testable import ViewModels

@Suite struct `An edition` {
    @Test func `sorts patterns into families, other pages into folders, and the rest at the end`() throws {
        var site = try SiteFixture("hu")
        for id in ["mvvm", "vip", "vip/more", "guides/b", "guides/a", "zero", "about"] { try site.add(id, "hu") }
        var mvvm = Pattern(file: "")
        mvvm.family = "view"
        mvvm.order = 2
        var vip = Pattern(file: "")
        vip.family = "clean"
        vip.order = 1
        site.patterns = [PageID("mvvm"): mvvm, PageID("vip"): vip]
        site.languages[0].families = ["view": "Nézet", "clean": "Tiszta"]
        let edition = try site.edition("hu")
        #expect(edition.groups.map(\.title) == ["Tiszta", "Nézet", "guides", "Articles"])
        #expect(
            edition.groups.map { $0.entries.map { edition.index.entries[$0].id.path } } == [
                ["vip", "vip/more"], ["mvvm"], ["guides/a", "guides/b"], ["about", "zero"],
            ])
    }

    @Test func `B68: sorts titles as the language does, by order first`() throws {
        var site = try SiteFixture("hu")
        for title in ["Zárt", "Ábra", "Alma", "Cukor", "Csap", "Eper", "Élet", "Szó", "Só"] {
            try site.add("x/\(title)", "hu", title: title)
        }
        try site.add("x/first", "hu", title: "Zz", order: 1)
        let edition = try site.edition("hu")
        #expect(
            edition.groups.flatMap { $0.entries.map { edition.shown($0).frontMatter.title } } == [
                "Zz", "Ábra", "Alma", "Cukor", "Csap", "Élet", "Eper", "Só", "Szó", "Zárt",
            ])
    }

    @Test func `leads from page to page across groups, and from no home page anywhere`() throws {
        var site = try SiteFixture("hu")
        for id in ["a/1", "a/2", "b/1"] { try site.add(id, "hu") }
        let edition = try site.edition("hu")
        func neighbours(_ id: String) -> [String?] {
            let (previous, next) = edition.neighbours(of: edition.index.position(of: PageID(id)) ?? -1)
            return [previous, next].map { $0.map { edition.index.entries[$0].id.path } }
        }
        #expect(neighbours("a/1") == [nil, "a/2"])
        #expect(neighbours("a/2") == ["a/1", "b/1"])
        #expect(neighbours("b/1") == ["a/2", nil])
        #expect(neighbours("index") == [nil, nil])
    }

    @Test func `B21: has one tag for one word, however it is encoded, with an id of its own`() throws {
        var site = try SiteFixture("hu", "ru")
        try site.add("a", "hu", tags: ["ő", "b", "b"])
        try site.add("b", "hu", tags: ["o\u{30B}", "B"])
        try site.add("c", "ru", tags: ["только"])
        let edition = try site.edition("hu")
        #expect(edition.tags.map(\.name) == ["b", "B", "ő"])
        #expect(edition.tags.map(\.entries.count) == [1, 1, 2])
        #expect(Set(edition.tags.map(\.id)).count == 3)
        #expect(try site.edition("ru").tags.map(\.name) == ["только"])
    }
}
