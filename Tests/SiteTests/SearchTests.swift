import Models
import Site
import Models
import Testing

/// The files of the search among those of a site. That questions are answered is for the browser tests.
struct SearchTests {
    private static let home = [
        "Content/index.hu.md": "---\ntitle: Kezdő\n---\n", "Content/index.ru.md": "---\ntitle: Начало\n---\n",
    ]

    private func site(_ files: [String: String], _ configuration: String = "") throws -> TemporarySite {
        var all = Self.home.merging(files) { $1 }
        all["Content/site.yml"] = "languages: [hu, ru]\n" + configuration
        return try TemporarySite(all)
    }

    @Test func `each language has its own search, and a text for each page that is written in it`() async throws {
        let site = try site(["Content/x/a.hu.md": "---\ntitle: A\n---\nSzöveg.\n"])
        #expect(try await site.build().published != nil)
        let files = try site.output().filter { $0.hasSuffix(".js") }.sorted()
        #expect(
            files == [
                "hu/search-0.js", "hu/search.js", "hu/search/index.js", "hu/search/x/a.js", "ru/search-0.js", "ru/search.js",
                "ru/search/index.js", "script.js", "search.js",
            ])
        #expect(site.text("Output/hu/search.js")?.contains("\"pages\":[\"index\",\"x/a\"]") == true)
        // B64: what is shown in another language is not found.
        #expect(site.text("Output/ru/search.js")?.contains("\"pages\":[\"index\"]") == true)
        #expect(site.text("Output/hu/search/x/a.js") == "self[\"pilaster:search/x/a\"]=[\"A\",\"\",\n[\"\",\"\",\"Szöveg.\"]];\n")
    }

    @Test func `a site that is not to be searched has nothing of it`() async throws {
        let site = try site([:], "search: off\n")
        #expect(try await site.build().published != nil)
        #expect(try site.output().filter { $0.hasSuffix(".js") } == ["script.js"])
        #expect(site.text("Output/hu/index.html")?.contains("class=\"find\"") == false)
    }

    @Test func `B73: a page may have any name that the search has`() async throws {
        let page = "---\ntitle: A\n---\n"
        let site = try site([
            "Content/search.hu.md": page, "Content/search/index.hu.md": page, "Content/search-0.hu.md": page,
            "Content/search/search.hu.md": page,
        ])
        // `search` and `search/index` are one page; the rest is not in each other's way.
        let report = try await site.build()
        #expect(report.diagnostics.filter { $0.severity == .error }.map(\.rule) == [.outputCollision])
        try site.remove("Content/search/index.hu.md")
        #expect(try await site.build().published?.pages == 8)
        let files = try site.output()
        for file in ["hu/search.html", "hu/search.js", "hu/search/search.js", "hu/search/search-0.js", "hu/search-0.html"] {
            #expect(files.contains(file))
        }
    }

    @Test func `B73: an old path that the search has is refused`() async throws {
        let site = try site(["Content/a.hu.md": "---\ntitle: A\nredirect-from: [search.js]\n---\n"])
        let report = try await site.build()
        #expect(
            report.diagnostics.filter { $0.severity == .error }.map(\.message) == [
                "`search.js` in `redirect-from` is the path of a page that every site has"
            ])
    }

    @Test func `B71: a page that goes takes its words and its text with it`() async throws {
        let site = try site(["Content/a.hu.md": "---\ntitle: Eltűnik\n---\n"])
        _ = try await site.build()
        #expect(site.text("Output/hu/search-0.js")?.contains("eltun") == true)
        try site.remove("Content/a.hu.md")
        _ = try await site.build()
        #expect(site.text("Output/hu/search-0.js")?.contains("eltun") == false)
        #expect(site.text("Output/hu/search/a.js") == nil)
    }

    @Test func `the same site has the same search, however many work on it`() async throws {
        var files: [String: String] = [:]
        for page in 0..<60 {
            files["Content/p\(page).hu.md"] = "---\ntitle: Oldal \(page)\n---\nAlma körte p\(page % 7) **szó**\(page).\n"
            if page % 2 == 0 { files["Content/p\(page).ru.md"] = "---\ntitle: Страница \(page)\n---\nСлово p\(page % 5).\n" }
        }
        let site = try site(files)
        _ = try await site.build { $0.jobs = 1 }
        _ = try await site.build {
            $0.jobs = 7
            $0.output = "\(site.root)/Other"
        }
        for file in try site.output() where file.hasSuffix(".js") {
            #expect(site.text("Output/\(file)") == site.text("Other/\(file)"), "\(file)")
        }
    }
}
