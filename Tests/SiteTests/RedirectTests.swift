import Models
import Site
import Testing

@Suite struct `Old paths` {
    private static func site(_ paths: String, _ more: [String: String] = [:]) throws -> TemporarySite {
        try TemporarySite(home(["Content/a.hu.md": "---\ntitle: A\nredirect-from: \(paths)\n---\n"].merging(more) { $1 }))
    }

    @Test func `lead to the page from wherever they are, decoded as servers do`() async throws {
        let site = try Self.site("[régi/lap.html, /b/, r%C3%A9gi/masik, c.php]")
        #expect(try await site.build().complaints == "")
        #expect(site.text("Output/hu/régi/lap.html")?.contains("../a.html") == true)
        #expect(site.text("Output/hu/régi/masik.html")?.contains("../a.html") == true)
        #expect(site.text("Output/hu/c.php")?.contains("url=a.html") == true)
        #expect(site.text("Output/b/index.html")?.contains("../hu/a.html") == true)
    }

    @Test(arguments: ["../../x", "/", "/.git/HEAD", "/.pilaster-files", "https://e.example/a", "x%FF", "a/.well-known/x"])
    func `are below the site, and never hidden files of whoever hosts it`(path: String) async throws {
        let site = try Self.site("[jó, \(path)]")
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:3:21: error: `\(path)` in `redirect-from` is no path below the site [path-outside]
                 3 | redirect-from: [jó, \(path)]
                   |                     ^\(String(repeating: "~", count: path.count - 1))
                    = Write an old path of the site, such as `old/name.html`.

                """)
    }

    @Test(arguments: [
        ("a", "stands for a path that this page has already"), ("b, b", "stands for a path that this page has already"),
        ("B.html", "is the path of Content/b.hu.md"), ("/assets/k.png", "is the path of Content/k.png"),
        ("/style.css", "is the path of a page that every site has"), ("/404.html", "is the path of a page that every site has"),
        ("tags", "is the path of a page that every site has"), ("/ru/b", "is the path of Content/b.hu.md"),
    ])
    func `B73: that are taken are refused at their place, with who has them`(paths: String, message: String) async throws {
        let more = paths == "b, b" ? ["Content/k.png": "x"] : ["Content/k.png": "x", "Content/b.hu.md": "---\ntitle: B\n---\n"]
        let site = try Self.site("[\(paths)]", more)
        let path = paths.prefix { $0 != "," }
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:3:17: error: `\(path)` in `redirect-from` \(message) [output-collision]
                 3 | redirect-from: [\(paths)]
                   |                 ^\(String(repeating: "~", count: path.count - 1))
                    = Take it out of `redirect-from`.

                """)
    }

    @Test func `B73: the chooser's path belongs to the chooser`() async throws {
        let report = try await Self.site("[/index.html]").build()
        #expect(
            report.complaints == """
                Content/a.hu.md:1:1: error: two sources for `index.html`: Content/a.hu.md and a page that every site has \
                [output-collision]
                    = Rename one, so that both can live in one folder of any file system.

                """)
    }
}
