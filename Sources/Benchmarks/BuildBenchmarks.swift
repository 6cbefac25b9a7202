internal import Site

/// Whole builds into an empty folder: all pages, checks and files, but no samples compiled.
enum BuildBenchmarks {
    static func all(_ project: Project, _ scratch: ScratchFolder) -> [Benchmark] {
        [
            Benchmark(name: "build, one job") { try await build(project, jobs: 1, into: scratch.fresh()) },
            Benchmark(name: "build") { try await build(project, jobs: nil, into: scratch.fresh()) },
        ]
    }

    private static func build(_ project: Project, jobs: Int?, into folder: String) async throws {
        var options = BuildOptions()
        options.verifiesSamples = false
        options.jobs = jobs
        options.output = folder
        let report = try await BuildSite(project: project, options: options).run()
        guard report.published != nil else { throw BrokenContent() }
    }
}

/// The project's content has errors, so that no build of it ends.
struct BrokenContent: Error, CustomStringConvertible {
    var description: String { "the content has errors, so it is not built; `pilaster check` lists them" }
}
