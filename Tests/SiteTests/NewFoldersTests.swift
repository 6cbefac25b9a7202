import Models
import Platform
import Testing

@testable import Site

@Suite struct `Folders that a site did not have` {
    @Test func `are seen when all of them is there`() async throws {
        let site = try TemporarySite(["Output/it/mine.txt": "x", "Output/root.html": "x"])
        let folders = try NewFolders(
            for: ["hu/a.html", "hu/x/b.html", "it/a.html", "index.html"],
            in: OutputFolder(path: "\(site.root)/Output", name: "Output"))
        #expect(["hu/a.html", "hu/x/b.html", "hu/"].allSatisfy(folders.contains))
        #expect(!["it/a.html", "index.html", "huge/a.html"].contains(where: folders.contains))
        try Folder.create(folders.absolute("hu/x/"))
        try File.create(folders.absolute("hu/a.html"), [65])
        try File.create(folders.absolute("hu/x/b.html"), [66])
        #expect(site.text("Output/hu/a.html") == nil)
        try folders.appear()
        folders.discard()
        #expect(try site.output() == ["hu/a.html", "hu/x/b.html", "it/mine.txt", "root.html"])
    }

    @Test func `with pages come after what pages refer to`() throws {
        let site = try TemporarySite(["Output/root.html": "x"])
        let folders = try NewFolders(
            for: ["ar/a.html", "assets/a.png", "zh/a.html"], in: OutputFolder(path: "\(site.root)/Output", name: "Output"))
        #expect(folders.names == ["assets/", "ar/", "zh/"])
    }

    @Test func `leave nothing where they do not appear`() async throws {
        let site = try TemporarySite(["Output/root.html": "x"])
        let folders = try NewFolders(for: ["hu/a/b.html"], in: OutputFolder(path: "\(site.root)/Output", name: "Output"))
        try Folder.create(folders.absolute("hu/a/"))
        try File.create(folders.absolute("hu/a/b.html"), [65])
        folders.discard()
        #expect(try Folder.entries(of: "\(site.root)/Output").map(\.name) == ["root.html"])
    }

    @Test func `a file in them is never written over`() throws {
        let site = try TemporarySite(["a": "x"])
        #expect(throws: SystemError.self) { try File.create("\(site.root)/a", [65]) }
        #expect(site.text("a") == "x")
    }

    @Test func `what a killed build left of them goes with the next one`() async throws {
        let site = try TemporarySite([
            "Content/index.hu.md": "---\nname: Magyar\ntitle: A\n---\n", "Output/.pilaster-lock": "",
            "Output/.pilaster-part-0/hu/x/half.html": "<!DOCT", "Output/.pilaster-part-1": "half",
        ])
        let report = try await site.build()
        #expect(report.complaints == "")
        #expect(try !site.output().contains { $0.hasPrefix(".pilaster-part") })
        #expect(Folder.kind(of: "\(site.root)/Output/.pilaster-part-0") == nil)
        #expect(site.text("Output/hu/index.html") != nil)
    }
}
