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
                "read the pages", "read the samples", "check the pages", "verify the samples", "index the words",
                "plan the output",
                "prepare the output folder", "draw and write the pages", "sort what is to be said",
            ])
    }

    @Test func `that an error ends has no stages behind it`() async throws {
        let report = try await TemporarySite(home(["Content/a.hu.md": "---\ntitle: A\n---\n\n[x](nincs.md)\n"])).build()
        #expect(report.published == nil)
        #expect(report.timings.last?.name == "plan the output")
    }
}
