import Platform
@testable import Preview
import Site
import Testing

/// The whole of `pilaster serve`, but the command line.
@Suite(.serialized) struct SessionTests {
    private static let home = "---\nname: magyar\ntitle: Minták\n---\n\nSzia.\n"

    /// Runs a preview, and does something with its address while it runs.
    private func preview(
        _ files: [String: String], _ body: @Sendable (TestFolder, Int, Notices) async throws -> Void
    ) async throws {
        try await preview(try TestFolder(["Content/index.hu.md": Self.home].merging(files) { $1 }), body)
    }

    /// The same of what is in a folder already.
    private func preview(
        _ folder: TestFolder, base: String? = nil, _ body: @Sendable (TestFolder, Int, Notices) async throws -> Void
    ) async throws {
        let project = try #require(Project(at: folder.path))
        var options = PreviewOptions()
        options.port = 0
        options.build.baseURL = base
        options.build.verifiesSamples = false
        let (wishes, wish) = AsyncStream.makeStream(of: Void.self)
        let (told, teller) = AsyncStream.makeStream(of: PreviewNotice.self)
        let site = PreviewSite(project: project, options: options) { teller.yield($0) }
        let running = Task { try await site.run(until: wishes) }
        let notices = Notices(told)
        let port = try #require(await notices.port())
        try await body(folder, port, notices)
        wish.finish()
        try await running.value
    }

    /// What a preview tells, one after the other.
    struct Notices: Sendable {
        private let stream: AsyncStream<PreviewNotice>

        init(_ stream: AsyncStream<PreviewNotice>) { self.stream = stream }

        func port() async -> Int? {
            for await case .serving(let address) in stream { return Int(address.split(separator: ":").last?.dropLast() ?? "") }
            return nil
        }

        /// Waits for a build.
        func build() async -> BuildReport? {
            for await case .built(let report, _) in stream { return report }
            return nil
        }
    }

    private func body(_ target: String, _ port: Int) throws -> Answer {
        let connection = try Connection(port: port)
        connection.write("GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return Answer(connection.read())
    }

    /// The pages among what a build changed.
    private func pages(_ report: BuildReport?) -> [String]? {
        report?.published?.changes.filter { $0.hasSuffix(".html") }
    }

    @Test func `a page that is saved is served, and its readers are told`() async throws {
        try await preview([:]) { folder, port, notices in
            _ = await notices.build()
            let listener = try Connection(port: port)
            listener.write("GET /-/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(listener.read { $0.contains(".1\"") }.contains("state"))
            try folder.write(Self.home + "\nÚj sor.\n", to: "Content/index.hu.md")
            let report = await notices.build()
            #expect(pages(report) == ["hu/index.html"])
            #expect(listener.read { $0.contains("]}\n\n") }.contains("\"changed\":[\"hu/index.html\""))
            #expect(try body("/hu/", port).body.contains("Új sor."))
        }
    }

    @Test func `B77: configuration made invalid, then valid, keeps the last good site and shows what is wrong`() async throws {
        try await preview(["Content/site.yml": "title: Jó\n"]) { folder, port, notices in
            _ = await notices.build()
            try folder.write("title: [\n", to: "Content/site.yml")
            #expect(await notices.build()?.published == nil)
            let broken = try body("/hu/", port)
            #expect(broken.status == 200)
            #expect(broken.body.contains("Szia."))
            #expect(broken.body.contains("Content/site.yml:"))
            #expect(broken.body.contains("class=\"errors\""))
            try folder.write("title: Jobb\n", to: "Content/site.yml")
            #expect(await notices.build()?.published != nil)
            let good = try body("/hu/", port)
            #expect(!good.body.contains("class=\"errors\""))
        }
    }

    @Test func `errors from the beginning are shown in place of a site`() async throws {
        try await preview(["Content/index.hu.md": "---\nname: magyar\n---\n\n[x](none.md)\n"]) { folder, port, notices in
            #expect(await notices.build()?.published == nil)
            let broken = try body("/hu/", port)
            #expect(broken.status == 503)
            #expect(broken.body.contains("Content/index.hu.md:"))
            try folder.write(Self.home, to: "Content/index.hu.md")
            #expect(await notices.build()?.published != nil)
            #expect(try body("/hu/", port).status == 200)
        }
    }

    @Test func `B33: a sample is shown as it is now, its fault named where it is shown, and all is well after undo`() async throws
    {
        let sample = "// snippet.a\nlet a = 1\n// snippet.end\n"
        let files = [
            "Content/a.hu.md": "---\ntitle: A\n---\n\n```swift sample=M/M.swift region=a\n```\n",
            "Sources/Samples/M/M.swift": sample,
        ]
        try await preview(files) { folder, port, notices in
            _ = await notices.build()
            try folder.write("// snippet.a\nlet a = 2\n// snippet.end\n", to: "Sources/Samples/M/M.swift")
            #expect(pages(await notices.build()) == ["hu/a.html"])
            try folder.write("// snippet.b\nlet a = 2\n// snippet.end\n", to: "Sources/Samples/M/M.swift")
            #expect(await notices.build()?.published == nil)
            #expect(try body("/hu/a.html", port).body.contains("Content/a.hu.md:5:"))
            try folder.shell("rm Sources/Samples/M/M.swift")
            #expect(await notices.build()?.published == nil)
            try folder.write(sample, to: "Sources/Samples/M/M.swift")
            #expect(pages(await notices.build()) == ["hu/a.html"])
        }
    }

    @Test func `a preview in which nothing has changed since the last one shows reviews too`() async throws {
        let folder = try TestFolder([
            "Content/index.hu.md": Self.home, "Content/index.it.md": Self.home,
            "Content/a.hu.md": "---\ntitle: A\n---\n", "Content/a.it.md": "---\ntitle: A\ntranslation: {of: hu}\n---\n",
        ])
        for changes in [true, false] {
            try await preview(folder, base: "http://127.0.0.1/") { _, port, notices in
                #expect(pages(await notices.build())?.isEmpty == !changes)
                let review = try body("/review/it/a", port)
                #expect(review.status == 200)
                let page = try body("/it/a.html", port)
                #expect(page.body.contains("Review the translation"))
            }
        }
    }

    @Test func `the published site is not touched, and the address of the preview is the base`() async throws {
        try await preview(["Content/site.yml": "base-url: https://site.example/docs/\n"]) { folder, port, notices in
            _ = await notices.build()
            #expect(try folder.shell("ls") == "Content\n")
            let missing = try body("/a/b/c/none", port)
            #expect(missing.status == 404)
            #expect(missing.body.contains("href=\"/style.css\""))
        }
    }

    @Test func `a second preview of a project is refused, with the address of the first, until that one ends`() async throws {
        let folder = try TestFolder(["Content/index.hu.md": Self.home])
        let project = try #require(Project(at: folder.path))
        var options = PreviewOptions()
        options.port = 0
        // Left behind by one that was killed.
        try folder.write("http://127.0.0.1:1/", to: "\(Project.servingFolder)/address")
        for _ in 1...2 {
            let claim = try PreviewClaim(of: project)
            let second = PreviewSite(project: project, options: options) { _ in }
            let early = await #expect(throws: AlreadyServed.self) { try await second.run(until: AsyncStream { _ in }) }
            #expect(early?.message == "another `pilaster serve` shows this project")
            try claim.tell(address: "http://127.0.0.1:8000/")
            let late = await #expect(throws: AlreadyServed.self) { try await second.run(until: AsyncStream { _ in }) }
            #expect(late?.message == "another `pilaster serve` shows this project at http://127.0.0.1:8000/")
        }
        #expect(try folder.shell("ls -A .build/pilaster/serving") == "")
    }

    @Test func `a translation is shown beside its origin, and what it lacks is marked`() async throws {
        let files = [
            "Content/index.ar.md": "---\nname: العربية\ntitle: أنماط\ntranslation: {of: hu}\n---\n\nمرحبا\n",
            "Content/a.hu.md": "---\ntitle: A\n---\n\n## Egy {#egy}\n\n<b>\n\n## Kettő {#ketto}\n\nSzöveg.\n",
            "Content/a.ar.md": "---\ntitle: ألف\ntranslation: {of: hu}\n---\n\n## واحد {#egy}\n\nنص\n",
        ]
        try await preview(files) { folder, port, notices in
            #expect(await notices.build()?.published != nil)
            #expect(try body("/ar/a.html", port).body.contains("<a href=\"/review/ar/a\">Review the translation</a>"))
            #expect(!(try body("/hu/a.html", port).body.contains("/review/")))
            let review = try body("/review/ar/a", port)
            #expect(review.status == 200)
            #expect(review.body.contains("<section class=\"review-row unrecorded\" aria-label=\"egy\">"))
            #expect(review.body.contains("<section class=\"review-row missing\" aria-label=\"ketto\">"))
            #expect(review.body.contains("<div class=\"text\" lang=\"hu\" dir=\"ltr\">"))
            #expect(review.body.contains("<div class=\"text\" lang=\"ar\" dir=\"rtl\">"))
            #expect(!review.body.contains("<b>"))
            for none in ["/review/hu/a", "/review/ar/none", "/review/xx/a", "/review/ar"] {
                #expect(try body(none, port).status == 404)
            }
            #expect(try folder.shell("find .build -name 'review*'") == "")
        }
    }

    @Test func `B77: what the preview writes is no change`() async throws {
        try await preview([:]) { folder, _, notices in
            _ = await notices.build()
            try folder.write("Egy.", to: "Content/x.txt")
            #expect(await notices.build()?.published?.changes == ["assets/x.txt"])
            try folder.write("Kettő.", to: "Content/x.txt")
            #expect(await notices.build()?.published?.changes == ["assets/x.txt"])
        }
    }
}
