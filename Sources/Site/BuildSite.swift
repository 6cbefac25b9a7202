public import Models
internal import SampleSource

/// Builds a site: from a project's folder to an output folder.
///
/// 1. *Survey*: every file is read once; kept are facts, and all that is wrong with a page taken for itself.
/// 2. *Check*: what can only be judged when all pages and samples are known.
/// 3. *Verify*: the samples are compiled and tested if anything they depend on has changed.
/// 4. *Plan*: which files the output will hold. An error up to here ends the build, and nothing is written.
/// 5. *Draw*: page by page, in parallel, each is read again, shaped for its readers, drawn and written.
/// 6. What an earlier build wrote and this one does not is removed.
public struct BuildSite: Sendable {
    private let project: Project
    private let options: BuildOptions
    private let progress: @Sendable (String) -> Void

    /// A build of a project.
    ///
    /// - Parameter progress: Told what the build is waiting for, line by line.
    public init(project: Project, options: BuildOptions, progress: @escaping @Sendable (String) -> Void = { _ in }) {
        self.project = project
        self.options = options
        self.progress = progress
    }

    /// Builds the site.
    ///
    /// - Throws: `SystemError` where input or output fails. What authors did wrong is in the report.
    public func run() async throws -> BuildReport {
        if options.isClean { _ = try CleanSite(project: project, output: options.output).run() }
        let parallel = Parallel(jobs: options.jobs)
        var judged = try await judge(parallel)
        let plan = judged.plan
        let folder = OutputFolder.choose(options.output, for: project, samples: judged.index.configuration.samples)
        if case .failure(let refusal) = folder { judged.diagnostics.add([refusal.diagnostic]) }
        guard case .success(let output) = folder, !judged.diagnostics.hasErrors else {
            return BuildReport(diagnostics: judged.diagnostics.sorted(), published: nil)
        }
        let draw = DrawSite(
            project: project, index: judged.index, samples: judged.samples, verification: judged.verification)
        let published = try await draw.publish(plan, into: output, parallel: parallel)
        return BuildReport(diagnostics: judged.diagnostics.sorted(), published: published)
    }

    /// Says all that there is to say of the site, and writes nothing.
    public func check() async throws -> [Diagnostic] {
        try await judge(Parallel(jobs: options.jobs)).diagnostics.sorted()
    }

    /// A site of which everything is known.
    private struct Judged {
        var index: SiteIndex
        var samples: SampleLibrary
        var verification: Verification
        var plan: OutputPlan
        var diagnostics: Diagnostics
    }

    private func judge(_ parallel: Parallel) async throws -> Judged {
        let survey = try await SiteSurvey(project: project, options: options, parallel: parallel).run()
        let index = survey.index
        var diagnostics = Diagnostics(configuration: index.configuration, isStrict: options.isStrict)
        diagnostics.add(survey.diagnostics)

        let samples = try SampleReading(project: project, configuration: index.configuration).read()
        diagnostics.add(try await SiteCheck(project: project, parallel: parallel).run(index: index, samples: samples))

        let verification = try VerifySamples(project: project, options: options, progress: progress).run(index: index)
        diagnostics.add(verification.diagnostics)

        let plan = OutputPlan(of: index, assets: survey.assets)
        diagnostics.add(plan.diagnostics)
        return Judged(
            index: index, samples: samples, verification: verification.result, plan: plan, diagnostics: diagnostics)
    }
}

/// What became of a build.
public struct BuildReport: Sendable {
    /// All that authors should know of, by place.
    public let diagnostics: [Diagnostic]
    /// What was published; `nil` where an error kept the site as it was.
    public let published: Published?

    /// What was published.
    public struct Published: Sendable {
        /// The pages that authors wrote, in all languages.
        public var pages: Int
        /// The languages of the site.
        public var languages: Int
        /// The files whose bytes had changed.
        public var written: Int
        /// The files of earlier builds that are gone.
        public var removed: Int
        /// Where the site is.
        public var folder: String
    }
}
