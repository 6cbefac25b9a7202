import Platform
@testable import Preview
import Testing

/// B77: every way in which files change is seen, once, and together with what belongs to it.
@Suite(.serialized) struct WatchTests {
    /// What is done to the files, the line of shell that does it, and the paths that are told.
    private static let ways: [(String, String, Set<String>)] = [
        ("an editor that writes in place", "printf x >> Content/a.hu.md", ["Content/a.hu.md"]),
        (
            "vim",
            "echo > Content/4913; rm Content/4913; mv Content/a.hu.md Content/a.hu.md~; printf x > Content/a.hu.md; rm Content/a.hu.md~",
            ["Content/a.hu.md"]
        ),
        ("sed -i", "sed -i s/a/x/ Content/a.hu.md", ["Content/a.hu.md"]),
        ("mv of a temporary file", "printf x > .t; mv .t Content/a.hu.md", ["Content/a.hu.md"]),
        ("cp -p of an older file", "printf x > o; touch -d 2001-01-01 o; cp -p o Content/a.hu.md", ["Content/a.hu.md"]),
        ("a new folder with files", "mkdir -p Content/n/m && printf x > Content/n/m/x.hu.md", ["Content/n/m/x.hu.md"]),
        (
            "a folder that moves in with files", "mkdir -p .t/m && printf x > .t/m/x.hu.md && mv .t Content/n",
            ["Content/n/m/x.hu.md"]
        ),
        ("a renamed folder", "mv Content/b Content/c", ["Content/b", "Content/c/index.hu.md"]),
        (
            "a renamed folder, written to at once", "mv Content/b Content/c; printf x > Content/c/new.hu.md",
            ["Content/b", "Content/c/index.hu.md", "Content/c/new.hu.md"]
        ),
        ("a removed folder", "rm -r Content/b", ["Content/b", "Content/b/index.hu.md"]),
        ("a name in another script", "printf x > 'Content/ру́сский файл.md'", ["Content/ру́сский файл.md"]),
        ("a hard link", "ln Content/a.hu.md Content/l.hu.md", ["Content/l.hu.md"]),
        ("a file that may be read again", "chmod 600 Content/a.hu.md", ["Content/a.hu.md"]),
        ("samples", "printf x > Sources/Samples/M/M.swift", ["Sources/Samples/M/M.swift"]),
        (
            "a folder that was missing", "mkdir -p Tests/SamplesTests && printf x > Tests/SamplesTests/T.swift",
            ["Tests/SamplesTests/T.swift"]
        ),
        ("a file among others", "printf x > Package.swift", ["Package.swift"]),
    ]

    private let folder: TestFolder

    init() throws {
        folder = try TestFolder([
            "Content/a.hu.md": "a", "Content/b/index.hu.md": "b", "Sources/Samples/M/M.swift": "m", "Package.swift": "p",
            "README.md": "r", "Output/hu/a.html": "out",
        ])
    }

    private func watch(_ settling: Settling = Settling()) async throws -> FolderWatch {
        try await FolderWatch(
            WatchScope(root: folder.path, paths: ["Content", "Sources/Samples", "Tests/SamplesTests", "Package.swift"]),
            settling: settling)
    }

    /// Waits for paths to be told, however many pieces they come in.
    ///
    /// - Returns: All that was told meanwhile; what was told till then, if some of it never came.
    private func changes(_ watch: FolderWatch, until wanted: Set<String>) async -> Set<String> {
        let guardian = Task {
            try await Task.sleep(for: .seconds(60))
            watch.stop()
        }
        defer { guardian.cancel() }
        var told: Set<String> = []
        while !wanted.isSubset(of: told), let changes = await watch.next() { told.formUnion(changes.paths) }
        return told
    }

    @Test(arguments: Self.ways)
    func `B77: a change is seen`(name: String, command: String, wanted: Set<String>) async throws {
        let watch = try await watch()
        try folder.shell(command)
        #expect(await changes(watch, until: wanted).isSuperset(of: wanted), "\(name)")
        watch.stop()
    }

    @Test func `what nobody asked for is not told`() async throws {
        let watch = try await watch()
        let outside = try TestFolder(["x.md": "x"])
        try folder.shell(
            """
            printf x > README.md; printf x > Output/hu/a.html; mkdir .build && printf x > .build/y; printf x > Content/.a.swp
            printf x > Content/a.hu.md~; mkdir Other && printf x > Other/z; mkdir -p Sources/App && printf x > Sources/App/a.swift
            ln -s '\(outside.path)' Content/linked; printf x > Content/linked/x.md; cat Content/a.hu.md; ls -R . > /dev/null
            printf x > Content/last.hu.md
            """)
        #expect(await changes(watch, until: ["Content/last.hu.md"]) == ["Content/last.hu.md", "Content/linked"])
        watch.stop()
    }

    @Test func `B77: a file deleted and written again is one change`() async throws {
        let watch = try await watch(Settling(whole: 8, half: 5000, most: 20_000))
        try folder.shell("rm Content/a.hu.md; sleep 0.05; printf x > Content/a.hu.md")
        #expect(await watch.next()?.paths == ["Content/a.hu.md"])
        try folder.shell("printf y > Content/last.hu.md")
        #expect(await changes(watch, until: ["Content/last.hu.md"]) == ["Content/last.hu.md"])
        watch.stop()
    }

    @Test func `B77: changes that come while nobody asks are one`() async throws {
        let watch = try await watch()
        // A branch switch of 200 files.
        try folder.shell("for n in $(seq 200); do rm -f Content/$n.hu.md; printf $n > Content/$n.hu.md; done")
        let wanted = Set((1...200).map { "Content/\($0).hu.md" })
        let first = await watch.next()
        #expect(first?.paths == wanted)
        watch.stop()
    }

    @Test func `B77: a branch switch is seen as a whole`() async throws {
        try folder.shell(
            """
            git init -q . && git config user.email a@b.c && git config user.name a && git add -A && git commit -qm a
            git checkout -qb other && for n in $(seq 200); do printf $n > Content/$n.hu.md; done
            rm -r Content/b && git add -A && git commit -qm b && git checkout -q -
            """)
        let watch = try await watch()
        try folder.shell("git checkout -q other")
        let wanted = Set((1...200).map { "Content/\($0).hu.md" } + ["Content/b/index.hu.md"])
        #expect(await changes(watch, until: wanted).isSuperset(of: wanted))
        watch.stop()
    }

    @Test func `another scope is followed`() async throws {
        let watch = try await watch()
        watch.follow(WatchScope(root: folder.path, paths: ["Content", "code"]))
        try folder.shell("mkdir code && printf x > code/a.swift")
        #expect(await changes(watch, until: ["code/a.swift"]).isSuperset(of: ["code/a.swift"]))
        watch.stop()
    }

    @Test func `what another scope brings with it is told, since it may have been written since it was read`() async throws {
        let watch = try await watch()
        try folder.shell("mkdir code && printf x > code/a.swift")
        watch.follow(WatchScope(root: folder.path, paths: ["Content", "code"]))
        #expect(await changes(watch, until: ["code/a.swift"]) == ["code/a.swift"])
        watch.stop()
    }

    @Test func `who waits is let go when the watch ends`() async throws {
        let watch = try await watch()
        async let next = watch.next()
        watch.stop()
        #expect(await next == nil)
    }

    @Test func `without inotify, looking again finds what has changed`() throws {
        let scope = WatchScope(root: folder.path, paths: ["Content", "Package.swift"])
        var source = PollingSource(scope)
        var changes = Changes()
        source.read(into: &changes)
        #expect(changes.isEmpty)
        try folder.shell(
            "rm Content/a.hu.md; mkdir Content/n; printf xy > Content/n/x.hu.md; printf xy > Package.swift; printf x > README.md")
        source.read(into: &changes)
        #expect(changes.paths == ["Content/a.hu.md", "Content/n/x.hu.md", "Package.swift"])
        changes = Changes()
        source.follow(WatchScope(root: folder.path, paths: ["Content", "README.md"]), into: &changes)
        #expect(changes.paths == ["README.md"])
    }

    #if canImport(Glibc)
        @Test func `B77: when the system has lost events, all is told and watched anew`() throws {
            let bytes: [UInt8] = [255, 255, 255, 255, 0, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            let event = try #require(InotifyEvent.all(in: bytes[...]).first)
            let source = try #require(InotifySource(WatchScope(root: folder.path, paths: ["Content", "Package.swift"])))
            var changes = Changes()
            source.take(event, &changes)
            #expect(changes.paths == ["Content", "Content/a.hu.md", "Content/b/index.hu.md", "Package.swift"])
            changes = Changes()
            try folder.shell("printf x > Content/b/index.hu.md")
            source.read(into: &changes)
            #expect(changes.paths == ["Content/b/index.hu.md"])
        }
    #endif
}
