public import Models
internal import Parser
internal import Platform

/// Lists the addresses outside the site. It asks nobody whether they are there: a build needs no network.
public struct ListExternalLinks: Sendable {
    private let project: Project
    private let options: BuildOptions

    /// The links of a project's pages.
    public init(project: Project, options: BuildOptions) {
        self.project = project
        self.options = options
    }

    /// The links, sorted, each address once.
    ///
    /// - Returns: Beside the links the errors that may have kept some from being found.
    public func run() async throws -> (links: [ExternalLink], errors: [Diagnostic]) {
        let project = project
        let survey = try await SiteSurvey(project: project, options: options, parallel: Parallel(jobs: options.jobs)).run()
        var diagnostics = Diagnostics(configuration: survey.index.configuration, isStrict: false)
        diagnostics.add(survey.diagnostics)
        let links = ExternalLinks(index: survey.index) { path in
            SourceFile(path: path, bytes: (try? File.read(project.path(path))) ?? [])
        }
        return (links.list(), diagnostics.sorted().filter { $0.severity == .error })
    }
}
