internal import Models
internal import Parser
internal import Platform
internal import SampleSource

/// Judges all pages, in parallel.
struct SiteCheck: Sendable {
    let project: Project
    let parallel: Parallel

    func run(index: SiteIndex, samples: SampleLibrary) async throws -> [Diagnostic] {
        let project = project
        let rules = SiteRules(index: index, samples: samples) { path in
            SourceFile(path: path, bytes: (try? File.read(project.path(path))) ?? [])
        }
        let pages = try await parallel.chunks(of: index.pages.count, size: 64) { rules.check(pages: $0) }
        return pages.flatMap { $0 } + rules.checkSite()
    }
}
