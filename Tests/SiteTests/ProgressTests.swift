import Models
import Site
import Testing

@Suite struct `A build in progress` {
    @Test func `counts the pages that it reads and draws`() async throws {
        let site = try TemporarySite(home())
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        var options = BuildOptions()
        options.verifiesSamples = false
        let project = try #require(Project(at: site.root))
        _ = try await BuildSite(project: project, options: options, progress: { continuation.yield($0) }).run()
        continuation.finish()
        var lines: [String] = []
        for await line in stream { lines.append(line) }
        #expect(lines.contains("read: 2 of 2 pages"))
        #expect(lines.last?.hasPrefix("draw: ") == true)
    }

    @Test func `tells what its stages were`() async throws {
        let report = try await TemporarySite(home()).build()
        #expect(
            report.timings.map(\.name) == [
                "look for changes", "read the pages", "verify the samples", "index the words", "plan the output",
                "check the pages", "prepare the output folder", "draw and write the pages", "sort what is to be said",
                "keep what is known",
            ])
    }

    @Test func `is over when it has looked, if nothing has changed`() async throws {
        let site = try TemporarySite(home())
        _ = try await site.build()
        let report = try await site.build()
        #expect(report.timings.map(\.name) == ["look for changes", "look at the output"])
        #expect(report.review == nil)
    }

    @Test func `that an error ends has no stages behind it`() async throws {
        let report = try await TemporarySite(home(["Content/a.hu.md": "---\ntitle: A\n---\n\n[x](nincs.md)\n"])).build()
        #expect(report.published == nil)
        #expect(report.timings.last?.name == "check the pages")
    }
}
