internal import Digest
public import Models
internal import Parser
internal import Platform
internal import SampleSource

/// Builds a site: from a project's folder to an output folder.
///
/// 1. *Look*: which files of the content have changed since the last build? If none has, and the output is intact, that is all.
/// 2. *Survey*: every file that has changed is read once; kept are facts, and all that is wrong with a page taken for itself.
/// 3. *Check*: what can only be judged when all pages and samples are known. Beside it:
/// 4. *Verify*: the samples are compiled and tested if anything they depend on has changed.
/// 5. *Plan*: what readers can search for, and which files the output will hold. An error up to here ends the build, and nothing is written.
/// 6. *Draw*: page by page, in parallel, each that shows anything new is read again, shaped for its readers, drawn and written.
/// 7. What an earlier build wrote and this one does not is removed, and what the next one can use is kept.
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

    private var stateFile: StateFile {
        StateFile(of: project, output: OutputFolder.location(of: options.output, for: project))
    }

    /// Builds the site.
    ///
    /// - Throws: `SystemError` where input or output fails. What authors did wrong is in the report.
    public func run() async throws -> BuildReport {
        // The published site stays until there is a new one; whatever of it is not in the new one goes then in any case.
        if options.isClean {
            try VerdictStore.of(project).forget()
            try stateFile.forget()
        }
        let parallel = Parallel(jobs: options.jobs)
        switch try await find(parallel) {
        case .unchanged(let report): return report
        case .judged(let judged): return try await publish(judged, parallel)
        }
    }

    /// What there is to build.
    private enum Finding {
        /// Nothing: what the last build said stands.
        case unchanged(BuildReport)
        case judged(Judged)
    }

    /// Looks and judges. While the site is drawn, nobody holds what was looked at: of a large site it takes much memory.
    private func find(_ parallel: Parallel) async throws -> Finding {
        let look = try await look(parallel)
        if !options.looksThroughUnchanged,
            let report = try await UnchangedSite(project: project, options: options, look: look).report(parallel)
        {
            return .unchanged(report)
        }
        return .judged(try await judge(look, parallel, builds: true))
    }

    private func publish(_ judged: Judged, _ parallel: Parallel) async throws -> BuildReport {
        let folder = OutputFolder.choose(options.output, for: project, samples: judged.index.configuration.samples)
        switch folder {
        case .failure(let refusal): return await judged.report(refusal: refusal.diagnostic)
        case .success where judged.hasErrors:
            stateFile.save(judged.state)
            return await judged.report()
        case .success(let output): return try await publish(judged, into: output, parallel)
        }
    }

    private func publish(_ judged: Judged, into output: OutputFolder, _ parallel: Parallel) async throws -> BuildReport {
        try Folder.create(output.path)
        let lock = try FolderLock(of: output.path)
        defer { extendLifetime(lock) }
        let known = judged.state.outputs
        var publisher = Publisher(into: output, paths: judged.plan.items.map(\.path), known: known)
        if let refusal = output.refusal(of: publisher.strangers) { return await judged.report(refusal: refusal) }
        // Nothing is left of them where all went well.
        defer { publisher.newFolders.discard() }
        try publisher.prepare(afterInterruption: lock.wasAbandoned)
        var timings = judged.timings
        timings.end("prepare the output folder")
        let draw = try await DrawSite(
            project: project, editions: judged.editions, index: judged.index, samples: judged.samples,
            verification: judged.verification, search: judged.search, digests: judged.digests, documents: judged.documents,
            parallel: parallel)
        var drawn = try await draw.publish(
            judged.plan, with: publisher, earlier: known, parallel: parallel, progress: progress)
        try publisher.newFolders.appear()
        let removed = try publisher.removeStale()
        timings.end("draw and write the pages")
        let findings = await judged.reporting.value
        timings.end("sort what is to be said")
        var state = judged.state
        drawn.records.append(publisher.manifestRecord())
        Publisher.settle(&drawn.records, known: known)
        state.outputs = drawn.records
        state.outcome = judged.outcome(saying: findings)
        stateFile.save(state)
        timings.end("keep what is known")
        return BuildReport(
            findings: findings,
            published: BuildReport.Published(
                pages: judged.pageCount, languages: judged.index.languages.count, written: drawn.written.count,
                removed: removed.count, changes: (drawn.written + removed).sorted(), folder: output.path),
            review: judged.review,
            redraw: RedrawPages(judged, shapers: draw.pages, into: output, isStrict: options.isStrict),
            timings: timings.stages)
    }

    /// Says all that there is to say of the site, and writes nothing.
    public func check() async throws -> [Diagnostic] { try await checkReport().diagnostics }

    /// The same with what no diagnostic tells: how much of each page's code was compiled.
    public func checkReport() async throws -> CheckReport {
        let parallel = Parallel(jobs: options.jobs)
        let judged = try await judge(try await look(parallel), parallel, builds: false)
        return CheckReport(
            diagnostics: await judged.reporting.value.all,
            code: CodeShares(index: judged.index, samples: judged.samples).list())
    }

    private func look(_ parallel: Parallel) async throws -> Look {
        var timings = Timings()
        let key = StateKey.digest(of: options)
        let time = FileStamp.now
        async let tree = ContentTree(of: project)
        async let reading = readSamples()
        let state = stateFile.load().flatMap { $0.key == key ? $0 : nil }
        let evidence = try await ContentEvidence(
            of: project, tree: await tree, since: time, state: state, parallel: parallel)
        let samples = await reading
        timings.end("look for changes")
        return Look(
            key: key, state: state, evidence: evidence, samples: samples,
            surroundings: SiteDigests.digest([evidence.surroundings(samples), SiteDigests.digest(of: options.publication)]),
            timings: timings)
    }

    private func readSamples() -> SampleReading.Result {
        let survey = SiteSurvey(project: project, options: options, parallel: Parallel(jobs: 1))
        return SampleReading(project: project, configuration: survey.configuration().0).read()
    }

    /// - Parameter builds: Whether the site is to be built if it is in order.
    private func judge(_ look: Look, _ parallel: Parallel, builds: Bool) async throws -> Judged {
        var timings = look.timings
        var survey = try await SiteSurvey(
            project: project, options: options, parallel: parallel, readsTerms: builds, progress: progress
        ).run(look.evidence)
        timings.end("read the pages")
        let index = survey.index
        var diagnostics = Diagnostics(configuration: index.configuration, isStrict: options.isStrict)
        diagnostics.add(survey.diagnostics)
        survey.diagnostics = []

        let samples = look.samples
        diagnostics.add(samples.diagnostics)
        let places = survey.recordPlaces()
        let digests = SiteDigests(of: survey, at: places, look.evidence, samples)
        let earlier = survey.judgements(at: places)
        async let checking = SiteCheck(project: project, parallel: parallel, digests: digests)
            .run(index: index, samples: samples.library, earlier: earlier)

        var options = options
        options.verifiesSamples = options.verifiesSamples && samples.diagnostics.isEmpty
        let verification = try VerifySamples(project: project, options: options, progress: progress ?? { _ in }).run(index: index)
        diagnostics.add(verification.diagnostics)
        timings.end("verify the samples")

        let search = try await search(survey, digests, look, parallel, builds: builds)
        timings.end("index the words")
        // Nearly always the site stays as it is planned here, while its editions are made.
        let assets = survey.assets
        async let planned = plan(index, assets: assets, search, parallel)
        let (site, editions) = try await ComparisonWeight(
            project: project, samples: samples.library, verification: verification.result, parallel: parallel
        ).settled(index, builds: builds)
        let plan = site === index ? try await planned : try await plan(site, assets: assets, search, parallel)
        diagnostics.add(plan.diagnostics)
        timings.end("plan the output")
        let check = try await checking
        diagnostics.add(check.diagnostics)
        diagnostics.add(check.notes)
        survey.keep(check.judgements, at: places)
        timings.end("check the pages")
        // Nobody waits for what is to be said while pages are drawn; until then, it is large.
        let said = diagnostics
        let reporting = Task { said.findings() }
        return Judged(
            project: project, index: site, editions: editions, samples: samples.library, verification: verification.result,
            search: search, plan: plan, reporting: reporting, hasErrors: diagnostics.hasErrors, digests: digests,
            surroundings: look.surroundings,
            state: SiteState(
                key: look.key, configuration: look.evidence.configuration, pages: survey.records,
                outputs: look.state?.outputs ?? []),
            documents: survey.documents, timings: timings)
    }

    private func plan(
        _ site: SiteIndex, assets: [String], _ search: SiteSearch, _ parallel: Parallel
    ) async throws -> OutputPlan {
        let project = project
        let sitemaps = try await SitemapDivision(of: site, limits: options.sitemapLimits, parallel: parallel).files
        return OutputPlan(of: site, assets: assets, searchShards: search.shardCounts, sitemaps: sitemaps) {
            (try? project.source($0)) ?? SourceFile(path: $0, bytes: [])
        }
    }

    private func search(
        _ survey: SiteSurvey.Result, _ digests: SiteDigests, _ look: Look, _ parallel: Parallel, builds: Bool
    ) async throws -> SiteSearch {
        let terms = SiteTerms(
            project: project, index: survey.index, fresh: survey.terms, content: digests.content,
            key: SiteDigests.digest([look.key, look.evidence.configuration]), file: stateFile)
        let source = SiteSearch.Source(
            index: survey.index, terms: builds ? terms : nil, samples: look.samples.library)
        guard survey.index.configuration.search else {
            return try await SiteSearch(of: source, kept: digests.search.map { _ in 0 }, parallel: parallel)
        }
        let folder = OutputFolder.choose(options.output, for: project, samples: survey.index.configuration.samples)
        let kept = KeptSearch(of: digests.search, look.state?.outputs ?? [], in: (try? folder.get()).map { OpenFolder($0.path) })
        return try await SiteSearch(of: source, kept: kept.shardCounts, parallel: parallel)
    }
}

/// What became of a build.
public struct BuildReport: Sendable {
    /// All that authors should know of.
    public let findings: Findings
    /// What was published; `nil` where an error kept the site as it was.
    public let published: Published?
    /// Its translations beside their origins; `nil` where nothing has changed since the last build, which told them.
    public let review: ReviewTranslation?
    /// Draws pages of the published site again; `nil` where none was published, or where nothing has changed since the last build.
    public let redraw: RedrawPages?
    /// How long the stages took that the build came to, in their order.
    public let timings: [Timings.Stage]

    /// All that authors should know of, by place.
    public var diagnostics: [Diagnostic] { findings.all }

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
