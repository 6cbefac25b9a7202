import Models
import Platform
import Testing

@testable import Site

@Suite struct `State of the last build` {
    /// A site that was built, and the path of what was kept.
    private func builtSite() async throws -> (site: TemporarySite, state: String) {
        let site = try TemporarySite(
            home([
                "Content/x/a.hu.md": "---\ntitle: A\n---\n\n[b](b.md)\n", "Content/x/b.hu.md": "---\ntitle: B\n---\n",
                "Content/site.yml": "base-url: https://e.example/\n",
            ]))
        _ = try await site.build()
        // The words of a language's pages are kept beside, with its tag as an ending.
        let names = try Folder.entries(of: "\(site.root)/.build/pilaster").compactMap(\.name)
        #expect(names.count == 3)
        let name = try #require(names.first { !$0.contains(".") })
        return (site, ".build/pilaster/\(name)")
    }

    private func bytes(_ site: TemporarySite, _ path: String) throws -> [UInt8] { try File.read("\(site.root)/\(path)") }

    @Test(arguments: ["cut", "emptied", "flipped", "of another version", "foreign"])
    func `a state that is damaged is none`(damage: String) async throws {
        let (site, state) = try await builtSite()
        var kept = try bytes(site, state)
        switch damage {
        case "cut": kept.removeLast(40)
        case "emptied": kept = []
        case "flipped": kept[kept.count / 2] ^= 1
        case "of another version": kept[15] ^= 1
        default: kept = Array("not ours".utf8)
        }
        try site.write(kept, to: state)
        let report = try await site.build()
        #expect(report.published?.changes == [])
        #expect(report.published?.pages == 6)
        let rewritten = try bytes(site, state)
        #expect(rewritten != kept)
    }

    @Test func `without its state a build does all again, and writes nothing`() async throws {
        let (site, state) = try await builtSite()
        try site.remove(state)
        #expect(try await site.build().published?.changes == [])
        #expect(site.text(state) != nil || FileStamp(of: "\(site.root)/\(state)") != nil)
    }

    @Test func `a file that was written again with the same length, and given its old time, is read again`() async throws {
        let (site, _) = try await builtSite()
        let path = "\(site.root)/Content/x/b.hu.md"
        let old = try #require(FileStamp(of: path))
        try site.write("---\ntitle: C\n---\n", to: "Content/x/b.hu.md")
        try setModified(old.modified, of: path)
        #expect(FileStamp(of: path)?.size == old.size)
        #expect(try await site.build().published?.changes.contains("hu/x/b.html") == true)
        #expect(site.text("Output/hu/x/b.html")?.contains(">C<") == true)
    }

    @Test func `a file of the output that somebody changed or removed is written again`() async throws {
        let (site, _) = try await builtSite()
        try site.write("mine", to: "Output/hu/x/a.html")
        try site.remove("Output/style.css")
        #expect(try await site.build().published?.changes == ["hu/x/a.html", "style.css"])
    }

    @Test func `only the pages that show what was edited are written`() async throws {
        let (site, _) = try await builtSite()
        try site.write("---\ntitle: A\n---\n\nOther words, and [b](b.md)\n", to: "Content/x/a.hu.md")
        #expect(
            try await site.build().published?.changes == [
                "hu/search-0.js", "hu/search.js", "hu/search/x/a.js", "hu/x/a.html", "hu/x/a.md", "ru/x/a.html",
            ])
    }

    @Test func `a part of an index that somebody changed is written again, and no other`() async throws {
        let (site, _) = try await builtSite()
        try site.write("ours no more", to: "Output/ru/search-0.js")
        #expect(try await site.build().published?.changes == ["ru/search-0.js"])
    }

    @Test(arguments: ["none", "damaged"]) func `words that are not kept are read anew`(state: String) async throws {
        let (site, _) = try await builtSite()
        for entry in try Folder.entries(of: "\(site.root)/.build/pilaster") {
            let name = try #require(entry.name)
            guard name.hasSuffix(".hu") else { continue }
            let path = ".build/pilaster/\(name)"
            if state == "none" { try site.remove(path) } else { try site.write("damaged", to: path) }
        }
        try site.write("---\ntitle: A\n---\n\nOther words, and [b](b.md)\n", to: "Content/x/a.hu.md")
        _ = try await site.build()
        let shard = site.text("Output/hu/search-0.js")
        _ = try await site.build { $0.isClean = true }
        #expect(site.text("Output/hu/search-0.js") == shard)
    }

    @Test func `other options make another site`() async throws {
        let (site, _) = try await builtSite()
        #expect(try await site.build { $0.baseURL = "https://other.example/" }.published?.changes.contains("hu/x/a.html") == true)
        #expect(site.text("Output/sitemap.xml")?.contains("https://other.example/hu/x/a.html") == true)
        #expect(try await site.build().published?.changes.contains("hu/x/a.html") == true)
    }

    @Test func `clean removes the state`() async throws {
        let (site, state) = try await builtSite()
        let project = try #require(Project(at: site.root))
        _ = try CleanSite(project: project, output: nil).run()
        #expect(Folder.kind(of: "\(site.root)/\(state)") == nil)
    }

    @Test func `an error is told again, and the build after it knows what has not changed`() async throws {
        let (site, _) = try await builtSite()
        try site.write("---\ntitle: B\n---\n\n[x](nowhere.md)\n", to: "Content/x/b.hu.md")
        let first = try await site.build()
        #expect(first.published == nil)
        let second = try await site.build()
        #expect(second.published == nil)
        #expect(second.complaints == first.complaints)
        try site.write("---\ntitle: B\n---\n", to: "Content/x/b.hu.md")
        #expect(try await site.build().published?.changes == [])
    }
}
