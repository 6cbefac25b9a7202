import Platform
import Site
import Testing

@Suite struct `An output folder` {
    @Test func `a file that became a folder, and a folder that became a file, make room for each other`() async throws {
        let site = try TemporarySite(home(["Content/data": "x"]))
        _ = try await site.build()
        try site.remove("Content/data")
        try site.write("y", to: "Content/data/x/y.png")
        #expect(try await site.build().published?.removed == 1)
        #expect(site.text("Output/assets/data/x/y.png") == "y")
        try site.remove("Content/data/x/y.png")
        Folder.removeIfEmpty("\(site.root)/Content/data/x")
        Folder.removeIfEmpty("\(site.root)/Content/data")
        try site.write("z", to: "Content/data")
        #expect(try await site.build().published?.removed == 1)
        #expect(site.text("Output/assets/data") == "z")
    }

    @Test(arguments: ["Output/hu/index.html", "Output/hu/a.html/mine.txt", "Output/hu"])
    func `what somebody else put where the site would go stays, and the site is not published`(path: String) async throws {
        let site = try TemporarySite(home(["Content/a.hu.md": "---\ntitle: A\n---\n", path: "precious"]))
        let report = try await site.build()
        #expect(report.published == nil)
        #expect(site.text(path) == "precious")
        let place = path.dropFirst("Output/".count).replacing("/mine.txt", with: "")
        #expect(
            report.complaints == """
                Output/\(place):1:1: error: cannot publish here: Pilaster did not write `\(place)`, and would replace what is there \
                [output-collision]
                    = Move it away if nobody needs it, or publish into a folder of its own with `--output`.

                """)
    }

    @Test(arguments: ["out", "\u{301}out"])
    func `a refusal to publish is said even where its rule is off`(name: String) async throws {
        let site = try TemporarySite(home(["Content/site.yml": "severity: {path-outside: off}\n"]))
        let report = try await site.build { $0.output = "\(site.root)/Content/\(name)" }
        #expect(report.complaints.contains("cannot publish here: it is inside `Content`"))
    }

    @Test(arguments: ["new/../Content/out", "Content/new/../out", "new/./deep/../../Content"])
    func `B70: no folder that is still to be made leads into the content`(path: String) async throws {
        let site = try TemporarySite(home())
        let report = try await site.build { $0.output = "\(site.root)/\(path)" }
        #expect(report.complaints.contains("cannot publish here: it is inside `Content`"))
        #expect(Folder.kind(of: "\(site.root)/new") == nil)
    }

    @Test func `a second build at the same time is told so, and the lock goes with its owner`() async throws {
        let site = try TemporarySite(home())
        _ = try await site.build()
        let before = try site.output()
        do {
            let lock = try FolderLock(of: "\(site.root)/Output")
            defer { extendLifetime(lock) }
            let error = await #expect(throws: SystemError.self) { try await site.build() }
            #expect(error?.isLocked == true)
            #expect(error?.description == "cannot lock \(site.root)/Output: another process is writing there")
        }
        #expect(try await site.build().published?.written == 0)
        #expect(try site.output() == before)
    }

    @Test func `what a killed build left half written is swept up by the next`() async throws {
        let site = try TemporarySite(home())
        _ = try await site.build()
        let before = try site.output()
        try site.write("half", to: "Output/hu/\(PartFile.namePrefix)0")
        try site.write("", to: "Output/\(FolderLock.name)")
        try site.write("---\ntitle: Új\n---\n", to: "Content/index.hu.md")
        #expect(try await site.build().published?.written ?? 0 > 0)
        #expect(try site.output() == before)
    }

    @Test func `an edited list of files leads nobody out of the folder`() async throws {
        let site = try TemporarySite(home(["precious.txt": "mine"]))
        _ = try await site.build()
        let list = try #require(site.text("Output/.pilaster-files"))
        try site.write(list + "../precious.txt\n/tmp\nhu/../../precious.txt\n", to: "Output/.pilaster-files")
        _ = try await site.build()
        #expect(site.text("precious.txt") == "mine")
    }

    @Test func `cleaning removes what was written and nothing else`() async throws {
        let site = try TemporarySite(home(["Output/.gitignore": "*"]))
        _ = try await site.build()
        try site.write("mine", to: "Output/hu/mine.txt")
        let project = try #require(Project(at: site.root))
        #expect(try CleanSite(project: project, output: nil).run() == 21)
        #expect(try site.output() == [".gitignore", "hu/mine.txt"])
    }

    @Test func `a clean build that fails leaves the published site where it is`() async throws {
        let site = try TemporarySite(home())
        _ = try await site.build()
        let before = site.text("Output/hu/index.html")
        try site.write("---\ntitle: Új\n---\n\n[x](nincs.md)\n", to: "Content/index.hu.md")
        #expect(try await site.build { $0.isClean = true }.published == nil)
        #expect(site.text("Output/hu/index.html") == before)
    }

    @Test func `what is published keeps to the output even through symbolic links in it`() async throws {
        let site = try TemporarySite(home(["elsewhere/index.html": "precious"]))
        try Folder.create("\(site.root)/Output/hu")
        try link("../../elsewhere/index.html", at: "\(site.root)/Output/hu/index.html")
        #expect(try await site.build().published == nil)
        #expect(site.text("elsewhere/index.html") == "precious")
    }
}
