import Models
import Platform
import Site
import Testing

@Suite struct `Hostile sizes` {
    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    /// Texts that broke other tools, with what is said of them. Each is a page of one site.
    private static let pages: [(name: String, text: String, message: String?)] = [
        ("deep-list", repeated("- ", 60_000) + "a", "blocks nest more than 200 deep"),
        ("images", repeated("![", 20_000) + "a" + repeated("](x)", 20_000), "more than 10000 `[` without a blank line"),
        ("headings", repeated("# Заголовок\n\n", 100_000), nil),
        ("backticks", (1..<3_000).map { "e" + repeated("`", $0) }.joined(), nil),
        (
            "references",
            "[a]: https://e.example/" + repeated("u", 10_000) + "\n\n" + repeated(repeated("[a]", 500) + "\n\n", 40),
            "the links that take their addresses from definitions are too long together, and became text"
        ),
        ("staircase", (0..<3_000).map { repeated("  ", $0) + "- x\n" }.joined(), "blocks nest more than 200 deep"),
        ("word", repeated("a", 10_000_000), nil),
        ("comments", "```swift\n" + repeated("/*", 100_000) + "\n```", nil),
        (
            "columns", repeated("| a ", 20_000) + "|\n" + repeated("|---", 20_000) + "|",
            "the table has more than 100 columns, or the page more than 100000 cells"
        ),
        ("quotes", repeated(">", 100_000) + "a", "blocks nest more than 200 deep"),
        ("marks", "a" + repeated("\u{301}\u{323}", 100_000), "more than 30 combining marks follow each other"),
        (
            "marked-path", "[x](a" + repeated("%CC%81", 50_000) + ")",
            "the address cannot be read: it is percent-encoded, and not from UTF-8 text"
        ),
        (
            "broken-references", repeated("text [x\ny][r] and more\n", 4_900) + "\n[r]: nincs.md",
            "there is no page `nincs.md`"
        ),
        ("broken-links", repeated("[x](nincs.md)\n\n", 20_000), "there is no page `nincs.md`"),
    ]

    @Test(.timeLimit(.minutes(10))) func `end in a page or in a word about a limit, and hide nothing of other pages`()
        async throws
    {
        var files = ["Content/ok.hu.md": "---\ntitle: A\nunknwn: x\n---\n\nx\n"]
        for page in Self.pages { files["Content/\(page.name).hu.md"] = "---\ntitle: A\n---\n\n\(page.text)\n" }
        let site = try TemporarySite(home(files))
        let report = try await site.build()
        for page in Self.pages {
            let messages = report.diagnostics.filter { $0.severity == .error && $0.location.file == "Content/\(page.name).hu.md" }
            #expect(Set(messages.map(\.message)) == Set(page.message.map { [$0] } ?? []), "\(page.name)")
            #expect(messages.count <= DiagnosticLimit.perPage)
        }
        #expect(report.diagnostics.contains { $0.location.file == "Content/ok.hu.md" && $0.rule == .unknownKey })
        #expect(report.published == nil)
        for page in Self.pages where page.message != nil { try site.remove("Content/\(page.name).hu.md") }
        #expect(try await site.build().published != nil)
        #expect(site.text("Output/hu/headings.html")?.contains("id=\"заголовок-99999\"") == true)
    }

    @Test(.timeLimit(.minutes(10))) func `of faults in one file are cut off where nobody would read on`() async throws {
        let keys = (0..<10_000).map { "k\($0): x" }.joined(separator: "\n")
        let paths = (0..<10_000).map { "'../../\($0)'" }.joined(separator: ", ")
        let site = try TemporarySite(
            home([
                "Content/a.hu.md": "---\ntitle: A\n\(keys)\n---\n",
                "Content/b.hu.md": "---\ntitle: B\nredirect-from: [\(paths)]\n---\n",
                "Content/c/index.hu.md": "---\ntitle: C\n---\n",
                "Content/c/pattern.yml": "related: [\(paths)]\nactors: [\(paths)]\n",
                "Content/site.yml": "fallback: {ru: [\((0..<10_000).map { "x-\($0)" }.joined(separator: ", "))]}\n",
            ]))
        let counts = Dictionary(grouping: try await site.build().diagnostics.filter { $0.severity > .note }) { $0.location.file }
        #expect(
            counts.mapValues { $0.count } == [
                "Content/a.hu.md": 100, "Content/b.hu.md": 100, "Content/c/pattern.yml": 200, "Content/site.yml": 100,
            ])
    }

    @Test func `of what a page is behind in are cut off as well, and all that it shows is found`() async throws {
        let count = 800
        func page(_ name: String, _ digests: String) -> String {
            "---\ntitle: A\n\(digests)---\n\n" + (0..<count).map { "## \(name) \($0) {#s\($0)}\n\nx\n\n" }.joined()
        }
        let digests = (0..<count).map { "    s\($0): g1234567\n" }.joined()
        let fences = (0..<count).map { "```swift sample=A/A.swift region=r\($0)\n```\n\n" }.joined()
        let site = try TemporarySite(
            home([
                "Content/a.hu.md": page("Rész", ""),
                "Content/a.ru.md": page("Часть", "translation:\n  of: hu\n  sections:\n\(digests)"),
                "Content/b.hu.md": "---\ntitle: B\n---\n\n\(fences)",
                "Sources/Samples/A/A.swift": (0..<count).map { "// snippet.r\($0)\nlet a\($0) = 1\n// snippet.end\n" }.joined(),
            ]))
        let report = try await site.build()
        #expect(report.complaints == "")
        #expect(report.diagnostics.count { $0.rule == .behind } == DiagnosticLimit.perPage)
        #expect(site.text("Output/ru/a.html")?.ranges(of: "#s799\"").isEmpty == false)
        #expect(site.text("Output/hu/b.html")?.contains("a799") == true)
    }

    @Test func `of files do not matter: what is copied is never in memory as a whole`() async throws {
        let site = try TemporarySite(home(["Content/a.hu.md": "---\ntitle: A\n---\n"]))
        #expect(try Subprocess("/usr/bin/truncate", ["-s", "70M", "\(site.root)/Content/big.hu.md"]).run().status == 0)
        #expect(
            try await site.build().complaints == """
                Content/big.hu.md:1:1: error: the file cannot be read: File too large [unreadable-file]
                    = Divide it, or move it out of the project's content: no file of text is so large.

                """)
        #expect(try Subprocess("/bin/mv", ["\(site.root)/Content/big.hu.md", "\(site.root)/Content/big.bin"]).run().status == 0)
        #expect(try await site.build().published != nil)
        #expect(FileStamp(of: "\(site.root)/Output/assets/big.bin")?.size == 70 << 20)
    }

    @Test func `in YAML are bounded as well`() async throws {
        let site = try TemporarySite(
            home([
                "Content/a.hu.md": "---\ntitle: A\ntags: \(Self.repeated("[", 50_000))\n---\n",
                "Content/b.hu.md": "---\ntitle: &a [x, x]\ntags: [*a, *a]\n---\n",
                "Content/site.yml": "title: \(Self.repeated("a ", 600_000))\n",
            ]))
        #expect(
            try await site.build().diagnostics.filter { $0.severity == .error }.map { "\($0.location.file) \($0.message)" } == [
                "Content/a.hu.md lists and mappings are nested deeper than 64 levels",
                "Content/b.hu.md anchors ('&name') are not supported", "Content/site.yml this is longer than 1048576 bytes",
            ])
    }
}
