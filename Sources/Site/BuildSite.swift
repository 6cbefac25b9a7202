internal import Digest
public import Models
internal import Parser
internal import Platform

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
        let judging = JudgeSite(project: project, options: options, parallel: parallel, progress: progress)
        let look = try await judging.look()
        if !options.looksThroughUnchanged,
            let report = try await UnchangedSite(project: project, options: options, look: look).report(parallel)
        {
            return .unchanged(report)
        }
        return .judged(try await judging.judge(look, builds: true))
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
        let draw = try await DrawSite(judged, parallel: parallel)
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
            redraw: RedrawPages(judged, shapers: draw.shapers.pages, into: output, isStrict: options.isStrict),
            timings: timings.stages)
    }

    /// Says all that there is to say of the site, and writes nothing.
    public func check() async throws -> [Diagnostic] { try await checkReport().diagnostics }

    /// The same with what no diagnostic tells: how much of each page's code was compiled.
    public func checkReport() async throws -> CheckReport {
        let judging = JudgeSite(
            project: project, options: options, parallel: Parallel(jobs: options.jobs), progress: progress)
        let judged = try await judging.judge(try await judging.look(), builds: false)
        return CheckReport(
            diagnostics: await judged.reporting.value.all,
            code: CodeShares(index: judged.index, samples: judged.samples).list())
    }
}
