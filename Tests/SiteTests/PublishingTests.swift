import Models
import Platform
import Site
import Testing

@Suite struct `Publishing` {
    @Test func `a site of two languages has a page for each reader`() async throws {
        let site = try TemporarySite(
            home(["Content/a/window.png": "x", "Content/a/index.hu.md": "---\ntitle: A\n---\n\n![k](window.png)\n"]))
        let report = try await site.build()
        #expect(report.complaints == "")
        #expect(
            try site.output() == [
                ".pilaster-files", "404.html", "assets/a/window.png", "favicon.svg", "hu/a.html", "hu/a.md", "hu/index.html",
                "hu/index.md", "hu/pages.html", "hu/search/a.js", "hu/search/index.js", "hu/search-0.js", "hu/search.js",
                "hu/tags.html", "index.html", "llms.txt", "ru/a.html", "ru/index.html", "ru/index.md", "ru/pages.html",
                "ru/search/index.js", "ru/search-0.js", "ru/search.js", "ru/tags.html", "script.js", "search.js", "style.css",
            ])
        #expect(site.text("Output/ru/a.html")?.contains("src=\"../assets/a/window.png\"") == true)
        #expect(site.text("Output/ru/a.html")?.contains("lang=\"hu\"") == true)
    }

    @Test func `a picture keeps its place, each variant its own, while it is on its way`() async throws {
        let site = try TemporarySite(
            home([
                "Content/a/kép.svg": "<svg width='300' height='200'/>", "Content/a/kép.ru.svg": "<svg viewBox='0 0 30 20'/>",
                "Content/a/no.png": "no picture", "Content/a/index.hu.md": "---\ntitle: A\n---\n\n![k](kép.svg) ![n](no.png)\n",
                "Content/a/index.ru.md": "---\ntitle: A\ntranslation: {of: hu}\n---\n\n![k](kép.svg)\n",
            ]))
        _ = try await site.build()
        let size = { (page: String) in
            (site.text("Output/\(page)") ?? "").split(separator: "<img").dropFirst().map { $0.prefix { $0 != ">" } }
        }
        #expect(
            size("hu/a.html") == [
                " src=\"../assets/a/k%C3%A9p.svg\" alt=\"k\" width=\"300\" height=\"200\" loading=\"lazy\"",
                " src=\"../assets/a/no.png\" alt=\"n\" loading=\"lazy\"",
            ])
        #expect(
            size("ru/a.html") == [
                " src=\"../assets/a/k%C3%A9p.ru.svg\" alt=\"k\" width=\"30\" height=\"20\" loading=\"lazy\""
            ])
    }

    @Test func `an error keeps the published site as it is`() async throws {
        let site = try TemporarySite(home())
        _ = try await site.build()
        let before = site.text("Output/hu/index.html")
        try site.write("---\ntitle: Új\n---\n\nЖ [x](nincs.md)\n", to: "Content/index.hu.md")
        let report = try await site.build()
        #expect(report.published == nil)
        #expect(
            report.complaints == """
                Content/index.hu.md:5:7: error: there is no page `nincs.md` [unknown-page]
                 5 | Ж [x](nincs.md)
                   |       ^~~~~~~~
                    = Mend the path, or write the page.

                """)
        #expect(site.text("Output/hu/index.html") == before)
    }

    @Test func `B71: what is gone from the content is gone from the site, and nothing else is`() async throws {
        let site = try TemporarySite(
            home(["Content/x/a.hu.md": "---\ntitle: A\n---\n", "Content/x/b.hu.md": "---\ntitle: B\n---\n"]))
        _ = try await site.build()
        try site.write("mine", to: "Output/CNAME")
        try site.write("mine", to: "Output/hu/x/stranger.html")
        try site.remove("Content/x/a.hu.md")
        try site.remove("Content/x/b.hu.md")
        let report = try await site.build()
        #expect(report.published?.removed == 8)
        #expect(site.text("Output/CNAME") == "mine")
        #expect(site.text("Output/hu/x/stranger.html") == "mine")
        #expect(site.text("Output/hu/x/a.html") == nil)
        #expect(Folder.kind(of: "\(site.root)/Output/ru/x") == nil)
        let clean = try await site.build { $0.output = "\(site.root)/Clean" }
        #expect(clean.published != nil)
        for file in try site.output("Clean") where file != ".pilaster-files" {
            #expect(site.text("Output/\(file)") == site.text("Clean/\(file)"))
        }
    }

    @Test func `B71: a language and a picture that are gone leave nothing behind`() async throws {
        let site = try TemporarySite(
            home([
                "Content/x/a.ru.md": "---\ntitle: A\nredirect-from: [old]\n---\n", "Content/x/k.png": "x",
                "Content/x/k.ru.png": "y",
                "Content/site.yml": "base-url: https://e.example\n",
            ]))
        _ = try await site.build()
        for file in ["index.ru.md", "x/a.ru.md", "x/k.png", "x/k.ru.png"] { try site.remove("Content/\(file)") }
        #expect(try await site.build().complaints == "")
        _ = try await site.build { $0.output = "\(site.root)/Clean" }
        #expect(try site.output() == site.output("Clean"))
        for file in try site.output() { #expect(site.text("Output/\(file)") == site.text("Clean/\(file)")) }
        #expect(Folder.kind(of: "\(site.root)/Output/assets") == nil)
        #expect(site.text("Output/sitemap.xml")?.contains("/ru/") == false)
    }

    @Test func `what has not changed is not written again`() async throws {
        let site = try TemporarySite(home())
        #expect(try await site.build().published?.written ?? 0 > 5)
        let stamp = FileStamp(of: "\(site.root)/Output/hu/index.html")
        #expect(try await site.build().published?.written == 0)
        #expect(FileStamp(of: "\(site.root)/Output/hu/index.html") == stamp)
    }

    @Test func `a page that is written in pieces is whole, and not written again`() async throws {
        let items = (0..<40_000).map { "- item \($0) of a long list\n" }
        let site = try TemporarySite(home(["Content/x/long.hu.md": "---\ntitle: Long\n---\n\n" + items.joined()]))
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/hu/x/long.html"))
        #expect(page.utf8.count > 1 << 20)
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(page.hasSuffix("</html>\n"))
        #expect(page.utf8.split(separator: UInt8(ascii: "\n")).count > items.count)
        #expect(try await site.build().published?.changes == [])
        #expect(try await site.build { $0.isClean = true }.published?.changes == [])
    }

    @Test(arguments: [1, 2, 7]) func `the number of jobs changes nothing`(jobs: Int) async throws {
        var files = home()
        for number in 0..<60 {
            files["Content/p/\(number).hu.md"] =
                "---\ntitle: Lap \(number)\ntags: [a, \(number % 7)]\n---\n\n[x](\(59 - number).md)\n"
        }
        let site = try TemporarySite(files)
        _ = try await site.build { $0.jobs = jobs }
        _ = try await site.build {
            $0.jobs = 3
            $0.output = "\(site.root)/Other"
        }
        #expect(try site.output() == site.output("Other"))
        for file in try site.output() { #expect(site.text("Output/\(file)") == site.text("Other/\(file)")) }
    }

    @Test(arguments: [
        ("Content/out", "it is inside `Content`"), ("Sources", "it is inside `Sources`"), (".", "it holds the project"),
        ("..", "it holds the project"), ("Content/index.hu.md", "it is inside `Content`"),
    ])
    func `B70: a folder where publishing could destroy something is refused`(folder: String, cause: String) async throws {
        let site = try TemporarySite(home())
        let report = try await site.build { $0.output = "\(site.root)/\(folder)" }
        #expect(report.published == nil)
        #expect(report.complaints.contains("cannot publish here: \(cause) [path-outside]"))
        #expect(site.text("Content/index.hu.md") != nil)
    }

    @Test func `B73: two sources for one file are named both`() async throws {
        let site = try TemporarySite(
            home([
                "Content/MVC.hu.md": "---\ntitle: A\n---\n", "Content/mvc.hu.md": "---\ntitle: B\n---\n",
                "Content/tags.hu.md": "---\ntitle: C\n---\n", "Content/vip.hu.md": "---\ntitle: D\n---\n",
                "Content/vip/index.hu.md": "---\ntitle: E\n---\n",
                "Content/z.hu.md": "---\ntitle: Z\nredirect-from: [mvc]\n---\n",
            ]))
        let report = try await site.build()
        #expect(report.published == nil)
        let collisions = report.diagnostics.filter { $0.rule == .outputCollision }.map(\.message)
        #expect(
            collisions.contains("two sources for `hu/mvc.html`: Content/MVC.hu.md and Content/mvc.hu.md"))
        #expect(collisions.contains("two sources for `hu/tags.html`: Content/tags.hu.md and a page that every site has"))
        #expect(collisions.contains("the page `vip` in `hu` has two files"))
        #expect(collisions.contains("`mvc` in `redirect-from` is the path of Content/MVC.hu.md"))
    }

    @Test func `strictness turns warnings into errors, and severity in site yml can turn a rule off`() async throws {
        let site = try TemporarySite(home(["Content/a.hu.md": "---\ntitle: A\nkolor: red\n---\n"]))
        #expect(try await site.build().published != nil)
        #expect(try await site.build { $0.isStrict = true }.published == nil)
        try site.write("severity: {unknown-key: off}\n", to: "Content/site.yml")
        #expect(try await site.build { $0.isStrict = true }.published != nil)
    }
}
