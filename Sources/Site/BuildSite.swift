public import Models
internal import Parser
internal import Platform
internal import SampleSource

/// Builds a site: from a project's folder to an output folder.
///
/// 1. *Survey*: every file is read once; kept are facts, and all that is wrong with a page taken for itself.
/// 2. *Check*: what can only be judged when all pages and samples are known.
/// 3. *Verify*: the samples are compiled and tested if anything they depend on has changed.
/// 4. *Plan*: what readers can search for, and which files the output will hold. An error up to here ends the build, and nothing is written.
/// 5. *Draw*: page by page, in parallel, each is read again, shaped for its readers, drawn and written.
/// 6. What an earlier build wrote and this one does not is removed.
public struct BuildSite: Sendable {
    private let project: Project
    private let options: BuildOptions
    private let progress: (@Sendable (String) -> Void)?

    /// A build of a project.
    ///
    /// - Parameter progress: Told what the build is waiting for, line by line; `nil` where nobody wants to know.
    public init(project: Project, options: BuildOptions, progress: (@Sendable (String) -> Void)? = nil) {
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
        let judged = try await judge(parallel, builds: true)
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
        var timings = judged.timings
        timings.end("prepare the output folder")
        let draw = DrawSite(
            project: project, index: judged.index, samples: judged.samples, verification: judged.verification,
            search: judged.search)
        var published = try await draw.publish(
            judged.plan, with: publisher, parallel: parallel, progress: progress)
        timings.end("draw and write the pages")
        published.folder = output.path
        let diagnostics = judged.diagnostics.sorted()
        timings.end("sort what is to be said")
        return BuildReport(
            diagnostics: diagnostics, published: published, review: judged.review(of: project), timings: timings.stages)
    }

    /// Says all that there is to say of the site, and writes nothing.
    public func check() async throws -> [Diagnostic] { try await checkReport().diagnostics }

    /// The same with what no diagnostic tells: how much of each page's code was compiled.
    public func checkReport() async throws -> CheckReport {
        let judged = try await judge(Parallel(jobs: options.jobs), builds: false)
        return CheckReport(
            diagnostics: judged.diagnostics.sorted(),
            code: CodeShares(index: judged.index, samples: judged.samples).list())
    }

    /// A site of which everything is known.
    private struct Judged {
        var index: SiteIndex
        var samples: SampleLibrary
        var verification: Verification
        var search: SiteSearch
        var plan: OutputPlan
        var diagnostics: Diagnostics
        var timings: Timings

        /// The report of a build that publishes nothing; a refusal to do so weighs what it weighs, whatever `site.yml` says.
        func report(_ project: Project, refusal: Diagnostic? = nil) -> BuildReport {
            var diagnostics = diagnostics
            if let refusal { diagnostics.add(refusal: refusal) }
            return BuildReport(
                diagnostics: diagnostics.sorted(), published: nil, review: review(of: project), timings: timings.stages)
        }

        func review(of project: Project) -> ReviewTranslation {
            ReviewTranslation(project: project, index: index, samples: samples, verification: verification)
        }
    }

    /// - Parameter builds: Whether the site is to be built if it is in order.
    private func judge(_ parallel: Parallel, builds: Bool) async throws -> Judged {
        var timings = Timings()
        let survey = try await SiteSurvey(
            project: project, options: options, parallel: parallel, readsTerms: builds, progress: progress
        ).run()
        timings.end("read the pages")
        let index = survey.index
        var diagnostics = Diagnostics(configuration: index.configuration, isStrict: options.isStrict)
        diagnostics.add(survey.diagnostics)

        let (samples, unreadable) = SampleReading(project: project, configuration: index.configuration).read()
        diagnostics.add(unreadable)
        timings.end("read the samples")
        diagnostics.add(try await SiteCheck(project: project, parallel: parallel).run(index: index, samples: samples))
        timings.end("check the pages")

        var options = options
        options.verifiesSamples = options.verifiesSamples && unreadable.isEmpty
        let verification = try VerifySamples(project: project, options: options, progress: progress ?? { _ in }).run(index: index)
        diagnostics.add(verification.diagnostics)
        timings.end("verify the samples")

        let search = try await SiteSearch.index(of: index, terms: survey.terms, samples: samples, parallel: parallel)
        timings.end("index the words")
        let plan = OutputPlan(of: index, assets: survey.assets, searchShards: search.shardCounts) {
            (try? project.source($0)) ?? SourceFile(path: $0, bytes: [])
        }
        diagnostics.add(plan.diagnostics)
        timings.end("plan the output")
        return Judged(
            index: index, samples: samples, verification: verification.result, search: search, plan: plan,
            diagnostics: diagnostics, timings: timings)
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
    /// How long the stages took that the build came to, in their order.
    public let timings: [Timings.Stage]

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
