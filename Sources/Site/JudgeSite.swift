internal import Digest
internal import Models
internal import Platform
internal import SampleSource

/// Reads a site and finds out all that can be known of it before a file is written: the first five steps of ``BuildSite``.
struct JudgeSite: Sendable {
    let project: Project
    let options: BuildOptions
    let parallel: Parallel
    /// Told what the build is waiting for.
    let progress: (@Sendable (String) -> Void)?

    private var stateFile: StateFile {
        StateFile(of: project, output: OutputFolder.location(of: options.output, for: project))
    }

    /// Which files there are, and which of them have changed since the last build.
    func look() async throws -> Look {
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

    /// Reads what has changed, and judges all.
    ///
    /// - Parameter builds: Whether the site is to be built if it is in order.
    func judge(_ look: Look, builds: Bool) async throws -> Judged {
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
        let terms = survey.takeTerms()
        // What takes longest begins first; the rest fills the pauses.
        async let searching = search(index, terms, digests, look, builds: builds)
        async let checking = SiteCheck(project: project, parallel: parallel, digests: digests)
            .run(index: index, samples: samples.library, earlier: earlier)

        let verification = try verify(index, samples)
        diagnostics.add(verification.diagnostics)
        timings.end("verify the samples")

        async let settling = ComparisonWeight(
            project: project, samples: samples.library, verification: verification.result, parallel: parallel
        ).settled(index, builds: builds)
        let search = try await searching
        timings.end("index the words")
        // Nearly always the site stays as it is planned here, while its editions are made.
        let assets = survey.assets
        async let planned = plan(index, assets: assets, search)
        let (site, editions) = try await settling
        let plan = site === index ? try await planned : try await plan(site, assets: assets, search)
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

    private func verify(_ index: SiteIndex, _ samples: SampleReading.Result) throws -> VerifySamples.Outcome {
        var options = options
        options.verifiesSamples = options.verifiesSamples && samples.diagnostics.isEmpty
        return try VerifySamples(project: project, options: options, progress: progress ?? { _ in }).run(index: index)
    }

    private func plan(_ site: SiteIndex, assets: [String], _ search: SiteSearch) async throws -> OutputPlan {
        let project = project
        let sitemaps = try await SitemapDivision(of: site, limits: options.sitemapLimits, parallel: parallel).files
        return OutputPlan(of: site, assets: assets, searchShards: search.shardCounts, sitemaps: sitemaps) {
            (try? project.source($0)) ?? SourceFile(path: $0, bytes: [])
        }
    }

    private func search(
        _ index: SiteIndex, _ fresh: FreshTerms, _ digests: SiteDigests, _ look: Look, builds: Bool
    ) async throws -> SiteSearch {
        let terms = SiteTerms(
            project: project, index: index, fresh: fresh, content: digests.content,
            key: SiteDigests.digest([look.key, look.evidence.configuration]), file: stateFile)
        let source = SiteSearch.Source(index: index, terms: builds ? terms : nil, samples: look.samples.library)
        guard index.configuration.search else {
            return try await SiteSearch(of: source, kept: digests.search.map { _ in 0 }, parallel: parallel)
        }
        let folder = OutputFolder.choose(options.output, for: project, samples: index.configuration.samples)
        let kept = KeptSearch(of: digests.search, look.state?.outputs ?? [], in: (try? folder.get()).map { OpenFolder($0.path) })
        return try await SiteSearch(of: source, kept: kept.shardCounts, parallel: parallel)
    }
}
