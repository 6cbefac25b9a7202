import Site
import Testing

@Suite struct `Drawing pages again` {
    private static let page = "---\ntitle: A\n---\n\n## Rész {#part}\n\nSzó, [b](b.md#end).\n"

    /// A site that was built, and what draws its pages again.
    private func builtSite() async throws -> (site: TemporarySite, redraw: RedrawPages) {
        let site = try TemporarySite(
            home([
                "Content/a.hu.md": Self.page, "Content/a.ru.md": "---\ntitle: A\ntranslation: {of: hu}\n---\n\n## Часть\n",
                "Content/b.hu.md": "---\ntitle: B\n---\n\n## Vége {#end}\n",
            ]))
        let report = try await site.build()
        return (site, try #require(report.redraw, "\(report.texts)"))
    }

    @Test func `a changed text is on the page and in its twin`() async throws {
        let (site, redraw) = try await builtSite()
        try site.write(Self.page + "\nÚj szó.\n", to: "Content/a.hu.md")
        let written = try #require(try redraw(["Content/a.hu.md"]))
        #expect(written.contains("hu/a.html") && written.contains("hu/a.md") && !written.contains("ru/a.html"))
        #expect(site.text("Output/hu/a.html")?.contains("Új szó.") == true)
        #expect(site.text("Output/hu/a.md")?.contains("Új szó.") == true)
        #expect(try redraw(["Content/a.hu.md"]) == [])
    }

    @Test func `readers of a language without the page see the changed text, too`() async throws {
        let (site, redraw) = try await builtSite()
        try site.write("---\ntitle: B\n---\n\n## Vége {#end}\n\nÚj szó.\n", to: "Content/b.hu.md")
        #expect(try redraw(["Content/b.hu.md"])?.contains("ru/b.html") == true)
        #expect(site.text("Output/ru/b.html")?.contains("Új szó.") == true)
    }

    @Test(arguments: [
        ("a title", "Content/a.hu.md", page.replacing("title: A", with: "title: C")),
        ("a heading", "Content/a.hu.md", page.replacing("## Rész", with: "## Más")),
        ("a heading's id", "Content/a.hu.md", page.replacing("{#part}", with: "{#other}")),
        ("a link that leads nowhere", "Content/a.hu.md", page.replacing("b.md#end", with: "none.md")),
        ("a section that is not there", "Content/a.hu.md", page.replacing("b.md#end", with: "b.md#none")),
        ("front matter that is not closed", "Content/a.hu.md", "---\ntitle: A\n"),
        ("a home page", "Content/index.hu.md", "---\nname: magyar\ntitle: Más\n---\n"),
        ("a page that is new", "Content/c.hu.md", "---\ntitle: C\n---\n"),
        ("a file that is no page", "Content/site.yml", "title: Más\n"),
    ])
    func `all else is left to a build`(what: String, path: String, text: String) async throws {
        let (site, redraw) = try await builtSite()
        let before = try site.output().map { site.text("Output/\($0)") }
        try site.write(text, to: path)
        #expect(try redraw([path]) == nil, "\(what)")
        #expect(try redraw(["Content/b.hu.md", path]) == nil, "\(what)")
        #expect(try site.output().map { site.text("Output/\($0)") } == before, "\(what)")
    }

    @Test func `nothing is written where a build is at work, or was killed`() async throws {
        let (site, redraw) = try await builtSite()
        try site.write("", to: "Output/.pilaster-lock")
        try site.write(Self.page + "\nÚj szó.\n", to: "Content/a.hu.md")
        #expect(try redraw(["Content/a.hu.md"]) == nil)
        #expect(site.text("Output/hu/a.html")?.contains("Új szó.") == false)
        try site.remove("Output/.pilaster-lock")
        #expect(try redraw(["Content/a.hu.md"])?.isEmpty == false)
    }

    @Test func `a page that is gone is left to a build`() async throws {
        let (site, redraw) = try await builtSite()
        try site.remove("Content/a.hu.md")
        #expect(try redraw(["Content/a.hu.md"]) == nil)
    }
}
