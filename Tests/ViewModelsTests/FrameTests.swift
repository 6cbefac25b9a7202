import Localization
import Models
import Testing

@testable import ViewModels

@Suite struct `A page's frame` {
    private func site() throws -> SiteFixture {
        var site = try SiteFixture("hu", "ru", "ar")
        site.configuration.baseURL = "https://e.example/docs/"
        try site.add("x/p", "hu")
        try site.add("x/p", "ru", of: "hu")
        return site
    }

    @Test func `B24: has the direction of its language's script`() throws {
        let site = try site()
        #expect(try site.page("index", "ar").frame.isRightToLeft)
        #expect(try !site.page("index", "hu").frame.isRightToLeft)
        for (tag, isRightToLeft) in [
            ("fa", true), ("ur", true), ("az-Arab", true), ("az", false), ("nqo", true), ("sr-Latn", false),
        ] {
            #expect(try SiteFixture(tag).page("index", tag).frame.isRightToLeft == isRightToLeft, "\(tag)")
        }
    }

    @Test func `B53: names the real translations, each the same, and one default`() throws {
        let site = try site()
        let expected = ["hu", "ru", "x-default"]
        #expect(try site.page("x/p", "hu").frame.alternates.map(\.language) == expected)
        #expect(try site.page("x/p", "ru").frame.alternates.map(\.language) == expected)
        #expect(try site.page("x/p", "ru").frame.alternates.map(\.url).last == "https://e.example/docs/hu/x/p.html")
        #expect(try site.page("x/p", "ar").frame.alternates.isEmpty)
    }

    @Test func `B53: of a page that stands in for another belongs to the other`() throws {
        let frame = try site().page("x/p", "ar").frame
        #expect(frame.canonicalURL == "https://e.example/docs/hu/x/p.html")
        #expect(frame.isHiddenFromSearchEngines)
        #expect(frame.language == "ar")
    }

    @Test func `B52: leads to the same page in every language, and says where that stands in`() throws {
        let frame = try site().page("x/p", "ru").frame
        #expect(frame.switcher.map(\.address) == ["../../hu/x/p.html", "p.html", "../../ar/x/p.html"])
        #expect(frame.switcher.map(\.isCurrent) == [false, true, false])
        #expect(frame.switcher.map(\.isFallback) == [false, false, true])
    }

    @Test func `has no absolute address where nobody knows where the site will be`() throws {
        var site = try site()
        site.configuration.baseURL = nil
        let frame = try site.page("x/p", "hu").frame
        #expect(frame.canonicalURL == nil)
        #expect(frame.alternates.isEmpty)
    }

    @Test func `B46: encodes the paths of sources and pages once`() throws {
        var site = try SiteFixture("hu")
        site.configuration.repository = "https://e.example/r"
        site.configuration.baseURL = "https://e.example/"
        try site.add("a b/100%", "hu")
        let frame = try site.page("a b/100%", "hu").frame
        #expect(frame.editURL == "https://e.example/r/edit/main/Content/a%20b/100%25.hu.md")
        #expect(frame.canonicalURL == "https://e.example/hu/a%20b/100%25.html")
        #expect(frame.addresses.home == "../index.html")
    }

    @Test(arguments: [(nil, "/"), ("https://e.example/", "/"), ("https://e.example/docs/", "/docs/")])
    func `B56: of the page for what is missing counts from the site's root`(baseURL: String?, path: String) throws {
        var site = try site()
        site.configuration.baseURL = baseURL
        let view = SiteShaper(index: site.index, editions: try ["hu", "ru", "ar"].map(site.edition)).notFound()
        #expect(view.languages.map(\.homeAddress) == ["hu", "ru", "ar"].map { "\(path)\($0)/index.html" })
        #expect(view.languages.map(\.isRightToLeft) == [false, false, true])
        #expect(view.styleSheet == "\(path)style.css")
    }
}
