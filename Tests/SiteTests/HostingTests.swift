import Models
import Site
import Testing

@Suite struct `A site wherever it stands` {
    private static let base = ["Content/site.yml": "base-url: https://e.example/sub/dir\n"]

    /// The files of the output that a page's links lead to, as a browser finds them from the page's own path.
    private func targets(of html: String, at path: String) -> [String] {
        let folder = ContentPath.folder(of: path)
        return (html.values(of: "href") + html.values(of: "src")).filter {
            URLScheme.of($0) == nil && !$0.hasPrefix("#") && !$0.hasPrefix("/")
        }.compactMap { url in
            let file = url.prefix { $0 != "#" && $0 != "?" }
            return PercentEncoding.decode(String(file)).flatMap { ContentPath.resolve($0, from: folder) } ?? "outside: \(url)"
        }
    }

    @Test func `B52, B55, B57: every link of every page is a file, so the site works below any path and from a disk`()
        async throws
    {
        let site = try TemporarySite(
            home(
                [
                    "Content/docs.hu.md":
                        "---\ntitle: A\ntags: [x y, z]\nredirect-from: [/docs/, old/a]\n---\n\n[1](docs/docs.md) [2](docsy.md)\n",
                    "Content/docs/docs.hu.md": "---\ntitle: B\n---\n\n[1](../docs.md) [2](../docsy.md) ![3](../kép%201.png)\n",
                    "Content/docsy.ru.md": "---\ntitle: C\n---\n\n[1](docs/docs.md)\n", "Content/kép 1.png": "x",
                ].merging(Self.base) { $1 }))
        #expect(try await site.build().complaints == "")
        let files = Set(try site.output())
        for page in files where page.hasSuffix(".html") {
            let html = try #require(site.text("Output/\(page)"))
            for target in targets(of: html, at: page) { #expect(files.contains(target), "\(page) leads to \(target)") }
            #expect(!html.contains("//sub/dir//"))
        }
    }

    @Test func `B52: the switcher stays on the page, and where that is missing there is a page all the same`() async throws {
        let site = try TemporarySite(home(["Content/a/b.hu.md": "---\ntitle: B\n---\n"]))
        _ = try await site.build()
        #expect(site.text("Output/hu/a/b.html")?.contains("href=\"../../ru/a/b.html\"") == true)
        #expect(site.text("Output/ru/a/b.html")?.contains("href=\"../../hu/a/b.html\"") == true)
        #expect(site.text("Output/hu/index.html")?.contains("href=\"../ru/index.html\"") == true)
        #expect(site.text("Output/hu/tags.html")?.contains("href=\"../ru/tags.html\"") == true)
    }

    @Test func `B56: the page for what is missing works at any depth, in each language`() async throws {
        let site = try TemporarySite(home(Self.base))
        _ = try await site.build()
        let page = try #require(site.text("Output/404.html"))
        #expect(page.values(of: "href").allSatisfy { $0.hasPrefix("/sub/dir/") })
        for language in ["hu", "ru"] { #expect(page.contains("<section lang=\"\(language)\"")) }
        #expect(page.contains("href=\"/sub/dir/hu/index.html\""))
    }

    @Test(arguments: ["https://e.example", "https://e.example/", "https://e.example//"])
    func `B55: a base URL may end in a slash or not`(url: String) async throws {
        let site = try TemporarySite(home(["Content/docs/docs.hu.md": "---\ntitle: B\n---\n"]))
        #expect(try await site.build { $0.baseURL = url }.complaints == "")
        #expect(
            site.text("Output/hu/docs/docs.html")?.contains(
                "<link rel=\"canonical\" href=\"https://e.example/hu/docs/docs.html\">") == true)
        #expect(site.text("Output/404.html")?.contains("href=\"/hu/index.html\"") == true)
    }

    @Test(arguments: [
        "docs", "/docs", "ftp://e.example/", "https://", "https:///x", "https://e.example/?a", "https://e.example/#a",
        "https://e .example",
    ])
    func `B55: a base URL that is no absolute address is an error at its place`(url: String) async throws {
        let site = try TemporarySite(home(["Content/site.yml": "base-url: '\(url)'\n"]))
        #expect(
            try await site.build().complaints == """
                Content/site.yml:1:11: error: `base-url` must be an absolute address [invalid-value]
                 1 | base-url: '\(url)'
                   |           ^\(String(repeating: "~", count: url.count + 1))
                    = Write it with its scheme and without blanks, `?` and `#`, such as `https://example.org/docs/`.

                """)
    }

    @Test func `B46: a project may stand in a folder of any name`() async throws {
        let site = try TemporarySite([:])
        let folder = "Sok szó [x] 100% #1 &amp; 'é'"
        for (path, text) in home(["Content/a b.hu.md": "---\ntitle: A\n---\n\n[x](<a b.md>)\n"]) {
            try site.write(text, to: "\(folder)/\(path)")
        }
        let project = try #require(Project(at: "\(site.root)/\(folder)"))
        var options = BuildOptions()
        options.verifiesSamples = false
        let report = try await BuildSite(project: project, options: options).run()
        #expect(report.complaints == "")
        #expect(site.text("\(folder)/Output/hu/a b.html")?.contains("<a href=\"a%20b.html\">x</a>") == true)
        #expect(site.text("\(folder)/Output/hu/a b.html")?.contains("100%") == false)
    }

    @Test func `B47, B51: pictures and links of a page are found from the page that stands in for it`() async throws {
        let site = try TemporarySite(
            home([
                "Content/x/y/a.hu.md": "---\ntitle: A\n---\n\n![k](kep.png) [m](masik.md)\n", "Content/x/y/kep.png": "hu",
                "Content/x/y/masik.hu.md": "---\ntitle: M\n---\n", "Content/x/y/kep.ru.png": "ru",
            ]))
        #expect(try await site.build().complaints == "")
        #expect(site.text("Output/hu/x/y/a.html")?.contains("src=\"../../../assets/x/y/kep.png\"") == true)
        #expect(site.text("Output/ru/x/y/a.html")?.contains("src=\"../../../assets/x/y/kep.ru.png\"") == true)
        #expect(site.text("Output/ru/x/y/a.html")?.contains("href=\"masik.html\"") == true)
        #expect(site.text("Output/assets/x/y/kep.ru.png") == "ru")
    }

    @Test func `B51: a translation under another name is told that it has no origin`() async throws {
        let site = try TemporarySite(
            home([
                "Content/adapter.hu.md": "---\ntitle: A\n---\n",
                "Content/adattatore.ru.md": "---\ntitle: A\ntranslation: {of: hu}\n---\n",
            ]))
        #expect(
            try await site.build().complaints == """
                Content/adattatore.ru.md:3:19: error: there is no page `adattatore` in `hu` [translation-origin]
                 3 | translation: {of: hu}
                   |                   ^~
                    = Name the language of the origin, or remove `translation` if this is the origin.

                """)
    }

    @Test func `B53: a translation of a language that the site does not have is named at its place`() async throws {
        let site = try TemporarySite(home(["Content/a.hu.md": "---\ntitle: Жж\ntranslation:\n  of: de\n---\n"]))
        #expect(
            try await site.build().complaints == """
                Content/a.hu.md:4:7: error: the site has no language `de` [unknown-language]
                 4 |   of: de
                   |       ^~
                    = Its languages: `hu`, `ru`.

                """)
    }
}
