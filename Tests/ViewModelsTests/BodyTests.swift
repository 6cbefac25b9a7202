import Localization
import Markup
import Models
import Testing

@testable import ViewModels

@Suite struct `A page's text` {
    private func heading(_ level: Int, _ text: String) -> Heading {
        Heading(level: level, text: text, slug: Slug.id(for: text), line: 1)
    }

    private func links(_ site: SiteFixture, _ tag: String) throws -> [String] {
        try #require(site.page("x/a", tag).article).body.links.map { link in
            switch link {
            case .internal(let address, let badge): "\(address)\(badge.map { " [\($0.language)]" } ?? "")"
            case .external(let url): "external \(url)"
            case .image(let address, _, _): "image \(address)"
            case .none: "none"
            }
        }
    }

    @Test func `leads to pages in the reader's language, and says where one stands in`() throws {
        var site = try SiteFixture("hu", "ru")
        let destinations = ["../b.md", "../b.md#rész", "#rész", "../index.md", "https://e.example", "javascript:x", "nincs.md"]
        try site.add("x/a", "hu", headings: [heading(2, "Rész")], links: destinations.map { .to($0) })
        try site.add("b", "hu", headings: [heading(2, "Rész")])
        #expect(
            try links(site, "hu") == [
                "../b.html", "../b.html#rész", "#rész", "../index.html", "external https://e.example", "none", "none",
            ])
        #expect(try links(site, "ru").prefix(2) == ["../b.html [hu]", "../b.html#rész [hu]"])
    }

    @Test func `B51: shows a picture's variant for the reader's language where there is one`() throws {
        var site = try SiteFixture("hu", "pt-BR")
        site.assets = ["x/kép.png", "x/kép.pt-BR.png", "x/b.png", "x/noending"]
        try site.add(
            "x/a", "hu",
            links: [.to("kép.png", isImage: true), .to("b.png", isImage: true), .to("noending"), .to("b.md", isImage: true)])
        let shared = ["image ../../assets/x/b.png", "../../assets/x/noending", "none"]
        #expect(try links(site, "hu") == ["image ../../assets/x/k%C3%A9p.png"] + shared)
        #expect(try links(site, "pt-BR") == ["image ../../assets/x/k%C3%A9p.pt-BR.png"] + shared)
    }

    @Test(arguments: [
        ([1, 4, 2, 6, 1], ["2"]), ([3], ["3"]), ([3, 2, 3, 3, 2], ["3", "2(3,3)", "2"]), ([6, 1], []), ([2, 4, 3], ["2(3)"]),
        ([], []),
    ])
    func `B10, A3: has contents of two levels, without empty entries`(levels: [Int], contents: [String]) {
        let headings = levels.map { ContentsShaper.Title(level: $0, text: "\($0)") }
        let views = headings.map { HeadingView(id: $0.text, alias: nil, notice: nil) }
        let shown = ContentsShaper.contents(headings, views).map { entry in
            entry.title + (entry.entries.isEmpty ? "" : "(\(entry.entries.map(\.title).joined(separator: ",")))")
        }
        #expect(shown == contents)
    }

    @Test func `B05: has contents without headings that have no text`() {
        let headings = [ContentsShaper.Title(level: 2, text: ""), ContentsShaper.Title(level: 2, text: "x")]
        let views = headings.map { HeadingView(id: $0.text, alias: nil, notice: nil) }
        #expect(ContentsShaper.contents(headings, views).map(\.title) == ["x"])
    }
}
