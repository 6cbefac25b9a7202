public import Models
internal import Platform

/// Compiles and tests a site's samples and does nothing else: what `pilaster serve` does beside the building of pages.
public struct VerifySite: Sendable {
    private let project: Project
    private let options: BuildOptions
    private let progress: @Sendable (String) -> Void

    /// A verification of a project's samples.
    ///
    /// - Parameter progress: Told what is being waited for, line by line.
    public init(project: Project, options: BuildOptions, progress: @escaping @Sendable (String) -> Void = { _ in }) {
        self.project = project
        self.options = options
        self.progress = progress
    }

    /// Verifies the samples, and keeps the verdict for the builds that follow.
    ///
    /// - Returns: What is wrong with them.
    /// - Throws: `SystemError` where input or output fails.
    public func run() async throws -> [Diagnostic] {
        let index = try await SiteSurvey(project: project, options: options, parallel: Parallel(jobs: options.jobs)).run().index
        let verify = VerifySamples(project: project, options: options, progress: progress)
        let found = try await OwnThread.run { try verify.run(index: index).diagnostics }
        var diagnostics = Diagnostics(configuration: index.configuration, isStrict: options.isStrict)
        diagnostics.add(found)
        return diagnostics.sorted()
    }

    /// All files and folders that the site depends on, as paths from the project's folder.
    public func inputs() -> [String] {
        let survey = SiteSurvey(project: project, options: options, parallel: Parallel(jobs: 1))
        let configuration = survey.configuration().0
        let package = VerdictStore.of(project).load()?.folders ?? []
        return [Project.contentFolder, "Package.swift", configuration.samples, configuration.sampleTests] + package
    }
}
