import Models
import Site
import Testing

@Suite struct `Names in the output` {
    @Test(arguments: [
        ("aux.hu.md", "aux.html"), ("CON.hu.md", "CON.html"), ("nul/index.hu.md", "nul.html"), ("a:b.hu.md", "a:b.html"),
        ("x .hu.md", "x .html"), ("a?b.hu.md", "a?b.html"), ("kép..png", nil), ("kép.", "kép."),
    ])
    func `B75: what cannot exist on Windows is a warning`(file: String, name: String?) async throws {
        let site = try TemporarySite(home(["Content/\(file)": file.hasSuffix(".md") ? "---\ntitle: A\n---\n" : "x"]))
        let report = try await site.build()
        let warning = """
            Content/\(file):1:1: warning: the name `\(name ?? "")` cannot exist on Windows [output-name]
                = Rename the file if the site is to be hosted or checked out there.

            """
        #expect(report.complaints == (name == nil ? "" : warning))
        #expect(report.published != nil)
    }

    @Test func `B75: a name of 255 bytes is published, and dots are no trouble`() async throws {
        let name = String(repeating: "я", count: 124)
        let site = try TemporarySite(
            home(["Content/\(name).hu.md": "---\ntitle: A\n---\n", "Content/vége..hu.md": "---\ntitle: B\n---\n"]))
        #expect(try await site.build().complaints == "")
        #expect(site.text("Output/hu/\(name).html") != nil)
        #expect(site.text("Output/hu/vége..html") != nil)
    }

    @Test func `B75: a name that would grow beyond what file systems allow is an error`() async throws {
        let name = String(repeating: "a", count: 251)
        let site = try TemporarySite(home(["Content/b.hu.md": "---\ntitle: A\nredirect-from: [\(name)]\n---\n"]))
        let report = try await site.build()
        #expect(
            report.complaints == """
                Content/b.hu.md:1:1: error: the name `aaaaaaaaaaaaaaaaaaaaaaaa…` has 256 bytes [output-name]
                    = File systems allow 255: shorten it.

                """)
    }

    @Test func `B75: a path longer than systems allow is an error`() async throws {
        let path = Array(repeating: String(repeating: "d", count: 250), count: 13).joined(separator: "/")
        let site = try TemporarySite(home(["Content/b.hu.md": "---\ntitle: A\nredirect-from: [/\(path)]\n---\n"]))
        let report = try await site.build()
        #expect(report.published == nil)
        #expect(
            report.complaints == """
                Content/b.hu.md:1:1: error: the path has 3267 bytes [output-name]
                    = Systems allow 3072: shorten the names of its folders.

                """)
    }

    @Test(arguments: ["a\nb", "a\u{7F}b", "a\u{85}b", "a\u{1B}[2Jb"])
    func `a control character in a name is an error, since lists of files and terminals would read it`(name: String) async throws
    {
        let site = try TemporarySite(home(["Content/\(name).png": "x"]))
        let report = try await site.build()
        #expect(report.published == nil)
        let shown = String(name.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : Character($0) })
        #expect(
            report.complaints == """
                Content/\(shown).png:1:1: error: the name `\(shown).png` holds a control character [output-name]
                    = Rename it.

                """)
    }

    @Test func `B73: a path cannot be a file and a folder`() async throws {
        let site = try TemporarySite(
            home(["Content/a.hu.md": "---\ntitle: A\n---\n", "Content/a.html/b.hu.md": "---\ntitle: B\n---\n"]))
        let report = try await site.build()
        #expect(report.published == nil)
        #expect(
            report.diagnostics.filter { $0.rule == .outputCollision }.map(\.message) == [
                "two sources for `hu/a.html`: Content/a.hu.md and the folder of Content/a.html/b.hu.md",
                "two sources for `ru/a.html`: Content/a.hu.md and the folder of Content/a.html/b.hu.md",
            ])
    }

    @Test(arguments: ["search", "404", "sitemap", "assets", "ru", "style", "index/index", "docs", "docs/docs", "docsy"])
    func `B73, B55: a page may have any name that is not taken`(name: String) async throws {
        let site = try TemporarySite(
            home([
                "Content/\(name).hu.md": "---\ntitle: A\n---\n\n[x](/\(name).md)\n",
                "Content/site.yml": "base-url: https://e.example/docs\n",
            ]))
        #expect(try await site.build().complaints == "")
        let last = name.split(separator: "/").last ?? ""
        #expect(site.text("Output/hu/\(name).html")?.contains("<a href=\"\(last).html\">x</a>") == true)
        #expect(site.text("Output/sitemap.xml")?.contains("<loc>https://e.example/docs/hu/\(name).html</loc>") == true)
    }

    @Test func `B21, B46: files in NFD are published in NFC, and found by both spellings`() async throws {
        let nfd = "tu\u{30B}zo\u{308}"
        let nfc = "t\u{171}z\u{F6}"
        let site = try TemporarySite(
            home([
                "Content/o\u{308}/\(nfd).hu.md":
                    "---\ntitle: A\n---\n\n[1](\(nfd).md) [2](\(nfc).md) ![3](\(nfd).png) ![4](\(nfc).png)\n",
                "Content/o\u{308}/\(nfd).png": "x",
            ]))
        #expect(try await site.build().complaints == "")
        let files = try site.output().map { Array($0.utf8) }
        #expect(files.contains(Array("assets/\u{F6}/\(nfc).png".utf8)))
        #expect(files.contains(Array("hu/\u{F6}/\(nfc).html".utf8)))
        let page = try #require(site.text("Output/hu/\u{F6}/\(nfc).html"))
        #expect(page.contains("<a href=\"t%C5%B1z%C3%B6.html\">1</a> <a href=\"t%C5%B1z%C3%B6.html\">2</a>"))
        #expect(page.contains("src=\"../../assets/%C3%B6/t%C5%B1z%C3%B6.png\" alt=\"3\""))
        #expect(page.contains("src=\"../../assets/%C3%B6/t%C5%B1z%C3%B6.png\" alt=\"4\""))
    }

    @Test func `B73: the same name in NFC and in NFD is one too many`() async throws {
        let site = try TemporarySite(home(["Content/u\u{30B}.png": "x"]))
        try site.write("y", to: "Content/\u{171}.png")
        let report = try await site.build()
        #expect(report.published == nil)
        #expect(report.diagnostics.map(\.rule).contains(.outputCollision))
    }
}
