public import Models
internal import Platform
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
        // The published site stays until there is a new one; whatever of it is not in the new one goes then in any case.
        if options.isClean { try VerdictStore.of(project).forget() }
        let parallel = Parallel(jobs: options.jobs)
        let judged = try await judge(parallel)
        let folder = OutputFolder.choose(options.output, for: project, samples: judged.index.configuration.samples)
        switch folder {
        case .failure(let refusal): return judged.report(project, refusal: refusal.diagnostic)
        case .success where judged.diagnostics.hasErrors: return judged.report(project)
        case .success(let output): return try await publish(judged, into: output, parallel)
        }
    }

    private func publish(_ judged: Judged, into output: OutputFolder, _ parallel: Parallel) async throws -> BuildReport {
        try Folder.create(output.path)
        let lock = try FolderLock(of: output.path)
        defer { extendLifetime(lock) }
        var publisher = Publisher(into: output, paths: judged.plan.items.map(\.path))
        if let refusal = output.refusal(of: publisher.strangers()) { return judged.report(project, refusal: refusal) }
        try publisher.prepare(afterInterruption: lock.wasAbandoned)
        let draw = DrawSite(
            project: project, index: judged.index, samples: judged.samples, verification: judged.verification)
        var published = try await draw.publish(judged.plan, with: publisher, parallel: parallel)
        published.folder = output.path
        return BuildReport(
            diagnostics: judged.diagnostics.sorted(), published: published, review: judged.review(of: project))
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

        /// The report of a build that publishes nothing; a refusal to do so weighs what it weighs, whatever `site.yml` says.
        func report(_ project: Project, refusal: Diagnostic? = nil) -> BuildReport {
            var diagnostics = diagnostics
            if let refusal { diagnostics.add(refusal: refusal) }
            return BuildReport(diagnostics: diagnostics.sorted(), published: nil, review: review(of: project))
        }

        func review(of project: Project) -> ReviewTranslation {
            ReviewTranslation(project: project, index: index, samples: samples, verification: verification)
        }
    }

    private func judge(_ parallel: Parallel) async throws -> Judged {
        let survey = try await SiteSurvey(project: project, options: options, parallel: parallel).run()
        let index = survey.index
        var diagnostics = Diagnostics(configuration: index.configuration, isStrict: options.isStrict)
        diagnostics.add(survey.diagnostics)

        let (samples, unreadable) = SampleReading(project: project, configuration: index.configuration).read()
        diagnostics.add(unreadable)
        diagnostics.add(try await SiteCheck(project: project, parallel: parallel).run(index: index, samples: samples))

        var options = options
        options.verifiesSamples = options.verifiesSamples && unreadable.isEmpty
        let verification = try VerifySamples(project: project, options: options, progress: progress).run(index: index)
        diagnostics.add(verification.diagnostics)

        let plan = OutputPlan(of: index, assets: survey.assets) { (try? project.source($0)) ?? SourceFile(path: $0, bytes: []) }
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
    /// Its translations beside their origins.
    public let review: ReviewTranslation

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
        /// The paths below the folder of all files that were written or removed, sorted.
        public var changes: [String]
        /// Where the site is.
        public var folder = ""
    }
}
