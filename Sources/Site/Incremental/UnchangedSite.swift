internal import Digest
internal import Models
internal import Platform

/// A site in which nothing has changed since the last build: neither in the project nor in the output.
struct UnchangedSite: Sendable {
    let project: Project
    let options: BuildOptions
    let look: Look

    /// What the last build said, or `nil` where there is anything to do.
    func report(_ parallel: Parallel) async throws -> BuildReport? {
        guard let state = look.state, let outcome = state.outcome, look.evidence.isUnchanged,
            look.surroundings == outcome.surroundings, try isVerified(outcome),
            let diagnostics = try? outcome.read(),
            case .success(let output) = OutputFolder.choose(options.output, for: project, samples: samplesFolder),
            Folder.kind(of: output.path) == .folder
        else { return nil }
        // Somebody is at work there, or was killed at it: whoever comes next must learn of it.
        guard Folder.kind(of: "\(output.path)/\(FolderLock.name)", followingLinks: false) == nil else { return nil }
        let lock = try FolderLock(of: output.path)
        defer { extendLifetime(lock) }
        guard !lock.wasAbandoned, let outputs = try await intact(state.outputs, in: output, parallel) else { return nil }
        keep(state, outputs, in: output)
        var timings = look.timings
        timings.end("look at the output")
        return BuildReport(
            diagnostics: diagnostics,
            published: BuildReport.Published(
                pages: outcome.pages, languages: outcome.languages, written: 0, removed: 0, changes: [], folder: output.path),
            review: nil, redraw: nil, timings: timings.stages)
    }

    private var samplesFolder: String {
        SiteSurvey(project: project, options: options, parallel: Parallel(jobs: 1)).configuration().0.samples
    }

    private func isVerified(_ outcome: SiteState.Outcome) throws -> Bool {
        let standing = try VerifySamples(project: project, options: options, progress: { _ in })
            .standing(first: outcome.firstSample)
        return standing.map { SiteDigests.digest(of: $0) == outcome.verification } ?? false
    }

    /// The records of the output's files, or `nil` where one is not the one that was written.
    private func intact(
        _ records: [OutputRecord], in output: OutputFolder, _ parallel: Parallel
    ) async throws -> [OutputRecord]? {
        let folder = OpenFolder(output.path)
        let found = try await parallel.chunks(of: records.count, size: 256) { range in
            records[range].compactMap { $0.renewed(in: folder) }
        }.flatMap { $0 }
        return found.count == records.count ? found : nil
    }

    /// Keeps the stamps that have become evidence since.
    private func keep(_ earlier: SiteState, _ outputs: [OutputRecord], in output: OutputFolder) {
        if look.evidence.isKept, zip(outputs, earlier.outputs).allSatisfy({ $0.stamp == $1.stamp }) { return }
        var state = earlier
        state.pages = look.evidence.records
        state.outputs = outputs
        Publisher.settle(&state.outputs, known: earlier.outputs)
        StateFile(of: project, output: output.path).save(state)
    }
}
