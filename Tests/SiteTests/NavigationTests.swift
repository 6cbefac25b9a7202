import Site
import Testing

@Suite struct `The navigation of a large site` {
    @Test(arguments: [(0, 0), (50, 18), (129, 66)])
    func `holds the 64 pages of a folder that are nearest, and leads to all of them`(page: Int, first: Int) async throws {
        let pages = (0..<130).map { ("Content/f/\(Self.name($0)).hu.md", "---\ntitle: T\(Self.name($0))\n---\n\nSzia.\n") }
        let site = try TemporarySite(home(Dictionary(uniqueKeysWithValues: pages)))
        _ = try await site.build()
        let navigation = try #require(site.text("Output/hu/f/\(Self.name(page)).html").flatMap(Self.navigation))
        let shown = (0..<130).filter { navigation.contains(">T\(Self.name($0))</a>") }
        #expect(shown == Array(first..<first + 64))
        #expect(navigation.contains("<a href=\"\(Self.name(page)).html\" aria-current=\"page\">"))
        #expect(navigation.contains("<li><a href=\"../pages.html#f\">All pages</a></li>\n</ul>\n</li>\n"))
    }

    @Test func `holds the 64 folders that are nearest, and leads to all of them`() async throws {
        let pages = (0..<130).map { ("Content/f\(Self.name($0))/a.hu.md", "---\ntitle: T\n---\n\nSzia.\n") }
        let site = try TemporarySite(home(Dictionary(uniqueKeysWithValues: pages)))
        _ = try await site.build()
        let navigation = try #require(site.text("Output/hu/f050/a.html").flatMap(Self.navigation))
        let shown = (0..<130).filter { navigation.contains(">f\(Self.name($0))</a>") }
        #expect(shown == Array(18..<82))
        #expect(navigation.hasSuffix("<li><a href=\"../pages.html\">All pages</a></li>\n</ul>\n"))
    }

    @Test func `leads from a closed folder to its own page, or to the list of its pages`() async throws {
        var pages = (0..<30).map { ("Content/f\($0 % 3)/p\(Self.name($0)).hu.md", "---\ntitle: T\n---\n\nSzia.\n") }
        pages.append(("Content/f1/index.hu.md", "---\ntitle: Folder\n---\n\nSzia.\n"))
        let site = try TemporarySite(home(Dictionary(uniqueKeysWithValues: pages)))
        _ = try await site.build()
        let navigation = try #require(site.text("Output/hu/f0/p000.html").flatMap(Self.navigation))
        #expect(navigation.contains("<li class=\"current\"><a href=\"p000.html\">f0</a>"))
        #expect(navigation.contains("<li><a href=\"../f1.html\">Folder</a></li>"))
        #expect(navigation.contains("<li><a href=\"../pages.html#f2\">f2</a></li>"))
    }

    private static func name(_ number: Int) -> String { String("\(1000 + number)".dropFirst()) }

    /// What stands in the element of the navigation.
    private static func navigation(of page: String) -> String? {
        let parts = page.split(separator: "<nav class=\"navigation\"", maxSplits: 1)
        return parts.count < 2 ? nil : parts[1].split(separator: "</nav>", maxSplits: 1).first.map(String.init)
    }
}
