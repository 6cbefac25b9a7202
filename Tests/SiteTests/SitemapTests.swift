import Models
import Testing

@testable import Site

@Suite struct `The list of all pages for search engines` {
    private static let base = "https://e.example/a&b/"

    /// A home page and pages in Hungarian, of which the first is in Russian, too.
    private func site(pages: Int) throws -> TemporarySite {
        var files = home(["Content/site.yml": "base-url: \(Self.base)\n"])
        for number in 0..<pages { files["Content/p\(number).hu.md"] = "---\ntitle: \(number)\n---\n" }
        files["Content/p0.ru.md"] = "---\ntitle: 0\ntranslation: {of: hu}\n---\n"
        return try TemporarySite(files)
    }

    private func sitemaps(_ site: TemporarySite) throws -> [String] {
        try site.output().filter { $0.hasPrefix("sitemap") }
    }

    private func addresses(_ site: TemporarySite, _ file: String) -> [Substring] {
        (site.text("Output/\(file)") ?? "").split(separator: "\n").filter { $0.hasPrefix("<loc>") }
            .map { $0.dropFirst("<loc>".count).dropLast("</loc>".count) }
    }

    @Test func `is one file while that holds all addresses`() async throws {
        let site = try site(pages: 4)
        _ = try await site.build()
        let whole = site.text("Output/sitemap.xml")
        let count = addresses(site, "sitemap.xml").count
        // Two home pages, four pages, and one translation.
        #expect(count == 7)
        let report = try await site.build { $0.sitemapLimits.addresses = count }
        #expect(report.complaints == "")
        #expect(try sitemaps(site) == ["sitemap.xml"])
        #expect(site.text("Output/sitemap.xml") == whole)
    }

    @Test func `is one file while that has no more bytes than it may`() async throws {
        let site = try site(pages: 4)
        _ = try await site.build()
        let whole = try #require(site.text("Output/sitemap.xml"))
        _ = try await site.build { $0.sitemapLimits.bytes = whole.utf8.count }
        #expect(try sitemaps(site) == ["sitemap.xml"])
        #expect(site.text("Output/sitemap.xml") == whole)
        _ = try await site.build { $0.sitemapLimits.bytes = whole.utf8.count - 1 }
        #expect(try sitemaps(site) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"])
    }

    @Test(arguments: [1, 2, 3, 6]) func `of too many addresses is divided, and nothing of it is lost`(most: Int) async throws {
        let site = try site(pages: 4)
        _ = try await site.build()
        let all = addresses(site, "sitemap.xml")
        let report = try await site.build { $0.sitemapLimits.addresses = most }
        #expect(report.complaints == "")
        let parts = try sitemaps(site).dropLast()
        #expect(parts.flatMap { addresses(site, $0) } == all)
        // A page and its translations stay together.
        #expect(parts.allSatisfy { addresses(site, $0).count <= max(2, most) })
        #expect(addresses(site, "sitemap.xml") == parts.map { "https://e.example/a&amp;b/\($0)" })
        for part in parts {
            let text = try #require(site.text("Output/\(part)"))
            #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset "))
            #expect(text.hasSuffix("</url>\n</urlset>\n"))
        }
    }

    @Test func `of too many bytes is divided, and no file is larger than it may be`() async throws {
        let site = try site(pages: 9)
        _ = try await site.build()
        let all = addresses(site, "sitemap.xml")
        _ = try await site.build { $0.sitemapLimits.bytes = 1500 }
        let parts = try sitemaps(site).dropLast()
        #expect(parts.count > 1)
        #expect(parts.flatMap { addresses(site, $0) } == all)
        #expect(parts.allSatisfy { site.text("Output/\($0)")?.utf8.count ?? 0 <= 1500 })
    }

    @Test func `that is divided names its files in an index`() async throws {
        let site = try site(pages: 1)
        _ = try await site.build { $0.sitemapLimits.addresses = 2 }
        #expect(
            site.text("Output/sitemap.xml") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
                <sitemap>
                <loc>https://e.example/a&amp;b/sitemap-1.xml</loc>
                </sitemap>
                <sitemap>
                <loc>https://e.example/a&amp;b/sitemap-2.xml</loc>
                </sitemap>
                </sitemapindex>

                """)
    }

    @Test func `leaves no file behind that it does not need any more`() async throws {
        let site = try site(pages: 6)
        let limit: (inout BuildOptions) -> Void = { $0.sitemapLimits.addresses = 3 }
        _ = try await site.build(limit)
        #expect(try sitemaps(site) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap-4.xml", "sitemap.xml"])
        #expect(try await site.build(limit).published?.written == 0)
        for number in 1..<6 { try site.remove("Content/p\(number).hu.md") }
        _ = try await site.build(limit)
        #expect(try sitemaps(site) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"])
        for file in ["Content/p0.hu.md", "Content/p0.ru.md"] { try site.remove(file) }
        _ = try await site.build(limit)
        #expect(try sitemaps(site) == ["sitemap.xml"])
        #expect(addresses(site, "sitemap.xml").count == 2)
    }

    @Test func `after an edit is what a clean build makes`() async throws {
        let site = try site(pages: 6)
        let limit: (inout BuildOptions) -> Void = { $0.sitemapLimits.addresses = 3 }
        _ = try await site.build(limit)
        try site.write("---\ntitle: 0\n---\n", to: "Content/a.hu.md")
        _ = try await site.build(limit)
        _ = try await site.build {
            limit(&$0)
            $0.output = "\(site.root)/Clean"
        }
        #expect(try site.output() == site.output("Clean"))
        for file in try sitemaps(site) { #expect(site.text("Output/\(file)") == site.text("Clean/\(file)")) }
    }

    @Test func `takes no address that an old path has`() async throws {
        let site = try site(pages: 3)
        try site.write("---\ntitle: A\nredirect-from: [/sitemap-1.xml]\n---\n", to: "Content/a.hu.md")
        #expect(try await site.build().complaints == "")
        let report = try await site.build { $0.sitemapLimits.addresses = 3 }
        #expect(
            report.complaints.contains(
                "`/sitemap-1.xml` in `redirect-from` is the path of a page that every site has [output-collision]"))
    }

    @Test func `has the limits of the protocol`() {
        #expect(SitemapLimits.ofProtocol == SitemapLimits(addresses: 50_000, bytes: 50 * 1024 * 1024))
    }

    @Test func `gives what is larger than a file a file of its own`() {
        let sizes = [1, 9, 1, 1, 9].map { SitemapDivision.Size(addresses: $0, bytes: 0) }
        #expect(SitemapDivision.divide(sizes, SitemapLimits(addresses: 2, bytes: .max)) == [0..<1, 1..<2, 2..<4, 4..<5])
    }
}
