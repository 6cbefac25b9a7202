import Site
import Testing

@Suite struct `Samples on pages` {
    private static let sample = """
        struct A {
            // snippet.f
            // Adds one.
            func f(_ x: Int) -> Int { x + 1 }
            // snippet.end
        }
        """

    private static func page(_ fence: String) -> [String: String] {
        home(["Sources/Samples/M/A.swift": sample, "Content/m.hu.md": "---\ntitle: M\n---\n\nЖ\n\n\(fence)\n"])
    }

    @Test func `a region is shown with its comments in the page's language`() async throws {
        let site = try TemporarySite(
            Self.page("```swift sample=M/A.swift region=f\nAdds one. => Eggyel növel.\n```"))
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/hu/m.html"))
        #expect(page.contains("// Eggyel növel."))
        #expect(!page.contains("snippet."))
        #expect(!page.contains("Adds one."))
    }

    @Test(arguments: [
        ("1. a\n\n   FENCE\n\n2. b\n", "   ", "<ol>\n<li><p>a</p>\n<figure", "<p>b</p>\n</li>\n</ol>"),
        ("> FENCE\n", "> ", "<blockquote>\n<figure", "</figure>\n</blockquote>"),
        ("> 1. a\n>\n>    FENCE\n> 2. b\n", ">    ", "<blockquote>\n<ol>\n<li><p>a</p>\n<figure", "</ol>\n</blockquote>"),
        ("a\nFENCE\nb\n", "", "<p>a</p>\n<figure", "</figure>\n<p>b</p>"),
    ])
    func `B32: a fence belongs to the block that it stands in`(
        text: String, margin: String, start: String, end: String
    ) async throws {
        let fence = ["```swift sample=M/A.swift region=f", "Adds one. => Eggyel növel.", "```"].joined(separator: "\n\(margin)")
        let site = try TemporarySite(Self.page(text.replacing("FENCE", with: fence)))
        #expect(try await site.build().complaints == "")
        let page = try #require(site.text("Output/hu/m.html"))
        #expect(page.contains(start))
        #expect(page.contains(end))
        let code = try #require(page.pieces(from: "<code class=\"language-swift\">", to: "</code>").first)
        #expect(code.hasPrefix("<span class=\"c\">// Eggyel növel.</span>\n<span class=\"k\">func</span> f"))
    }

    @Test(arguments: [
        (
            "```swift sample=M/A.swift region=ff\n```",
            """
            Content/m.hu.md:7:34: error: M/A.swift has no region `ff` [unknown-region]
             7 | ```swift sample=M/A.swift region=ff
               |                                  ^~
                = Did you mean `f`?
            Sources/Samples/M/A.swift:1:1: note: the sample is here

            """
        ),
        (
            "```swift sample=M/B.swift\n```",
            """
            Content/m.hu.md:7:17: error: there is no sample `M/B.swift` [unknown-sample]
             7 | ```swift sample=M/B.swift
               |                 ^~~~~~~~~
                = Did you mean `M/A.swift`?

            """
        ),
        (
            "```swift sample=M/A.swift region=f\nAdds two. => Kettővel növel.\n```",
            """
            Content/m.hu.md:8:1: error: the code has no comment “Adds two.” any more [stale-comment]
             8 | Adds two. => Kettővel növel.
               | ^~~~~~~~~
                = Did you mean “Adds one.”?

            """
        ),
        (
            "```swift sample=M/A.swift region=f\nIt adds only one. => Eggyel növel.\n```",
            """
            Content/m.hu.md:8:1: error: the code has no comment “It adds only one.” any more [stale-comment]
             8 | It adds only one. => Eggyel növel.
               | ^~~~~~~~~~~~~~~~~
                = Did you mean “Adds one.”?

            """
        ),
        (
            "```swift sampel=M/A.swift\n```",
            """
            Content/m.hu.md:7:10: warning: unknown word `sampel=M/A.swift` after the fence's language [unknown-fence-word]
             7 | ```swift sampel=M/A.swift
               |          ^~~~~~~~~~~~~~~~
                = Did you mean `sample`?

            """
        ),
    ])
    func `B27: what is wrong with a fence is said at its line, with the nearest name`(fence: String, message: String) async throws
    {
        let site = try TemporarySite(Self.page(fence))
        let complaints = try await site.build().complaints
        #expect(complaints.hasPrefix(message))
    }

    @Test(arguments: ["../../../../etc/hostname", "/etc/hostname", "M/../../../Package.swift", "%2e%2e/x"])
    func `B34: a sample outside of the samples' folder is no sample`(path: String) async throws {
        let site = try TemporarySite(Self.page("```swift sample=\(path)\n```"))
        let report = try await site.build()
        #expect(report.published == nil)
        #expect(report.complaints.contains("[unknown-sample]"))
    }

    @Test(arguments: [("M/link.swift", "/etc/hostname"), ("linked/hostname", "/etc"), ("M/again.swift", "A.swift")])
    func `B34: a sample that is a symbolic link, or is reached through one, is no sample`(
        path: String, target: String
    ) async throws {
        let site = try TemporarySite(Self.page("```swift sample=\(path)\n```"))
        let name = path.hasPrefix("linked") ? "linked" : path
        try link(target, at: "\(site.root)/Sources/Samples/\(name)")
        let report = try await site.build()
        #expect(report.published == nil)
        #expect(report.complaints.contains("there is no sample `\(path)` [unknown-sample]"))
    }

    @Test(arguments: ["M/../M/A.swift", "./M/./A.swift", "M/../M/A.swift,M/A.swift"])
    func `B34: a sample is found by a detour within the samples' folder`(path: String) async throws {
        let site = try TemporarySite(Self.page("```swift sample=\(path) region=f\nAdds one. => Eggyel növel.\n```"))
        #expect(try await site.build().complaints == "")
        #expect(site.text("Output/hu/m.html")?.contains("// Eggyel növel.") == true)
    }

    @Test(arguments: [
        (Array("struct A {}\nЖж ".utf8) + [0xFF], "Sources/Samples/M/B.swift:2:4"),
        (Array("\u{FEFF}Жж ".utf8) + [0xFF], "Sources/Samples/M/B.swift:1:4"),
        (
            Array("\u{FEFF}\t/* Жж */ // snippet.end\n\t日本 // snippet.end\n    // snippet.end\n".utf8),
            "Sources/Samples/M/B.swift:3:5"
        ),
    ])
    func `what is wrong in a sample is said at its character`(bytes: [UInt8], place: String) async throws {
        let site = try TemporarySite(Self.page("```swift sample=M/A.swift region=f\nAdds one. => Eggyel növel.\n```"))
        try site.write(bytes, to: "Sources/Samples/M/B.swift")
        #expect(try await site.build().complaints.hasPrefix("\(place): error: "))
    }

    @Test func `without a verdict every listing says that it was not verified`() async throws {
        let site = try TemporarySite(Self.page("```swift sample=M/A.swift region=f\nAdds one. => Eggyel növel.\n```"))
        _ = try await site.build()
        #expect(site.text("Output/hu/m.html")?.contains("not verified in this build") == true)
    }

    @Test func `a sample without a manifest to compile it is an error, unless nobody asked`() async throws {
        let site = try TemporarySite(Self.page("```swift sample=M/A.swift region=f\nAdds one. => Eggyel növel.\n```"))
        let report = try await site.build { $0.verifiesSamples = true }
        #expect(report.published == nil)
        #expect(
            report.complaints.hasPrefix(
                "Content/m.hu.md:7:1: error: the page shows a sample, and the project has no Package.swift that compiles it"))
    }
}
