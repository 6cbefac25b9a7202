internal import Models
internal import Platform
internal import Reports
internal import Site

/// Builds, verifies and shows, as it is asked for.
struct PreviewSession: Sendable {
    let project: Project
    let options: PreviewOptions
    let server: PreviewServer
    let watch: FolderWatch
    let happenings: AsyncStream<Happening>.Continuation
    let tell: @Sendable (PreviewNotice) -> Void

    /// Shows the site for the first time.
    func begin(_ state: inout PreviewState) async {
        await build(&state)
        verify(&state)
        listen()
    }

    /// Answers what has happened.
    func take(_ happening: Happening, _ state: inout PreviewState) async {
        switch happening {
        case .changed(let changes):
            showAtOnce(changes, &state)
            await build(&state)
            if changes.paths.contains(where: Self.isOfSamples) { verify(&state) }
            listen()
        case .verified(let diagnostics):
            state.verifying = diagnostics
            // The pages themselves come with the next build; what is wrong need not wait for it.
            show(&state, changed: [])
            tell(.verified(diagnostics))
            await isVerified(&state)
        case .unverified(let failure):
            tell(.failed(failure))
            await isVerified(&state)
        case .fell: break
        }
    }

    /// Content says nothing of samples but which of them it shows.
    private static func isOfSamples(_ path: String) -> Bool { !path.hasPrefix(Project.contentFolder + "/") }

    /// Asks for what changes next. Nobody asks while the site is being built, so that all that changes meanwhile is one change.
    private func listen() {
        Task {
            if let changes = await watch.next() { happenings.yield(.changed(changes)) }
        }
    }

    // MARK: Building

    /// Shows what somebody has written, before the whole site is looked at.
    private func showAtOnce(_ changes: Changes, _ state: inout PreviewState) {
        // What fails here is told by the build.
        guard let written = try? state.redraw?(changes.paths.sorted()), !written.isEmpty else { return }
        state.site.version.number += 1
        server.show(state.site, changed: written)
    }

    private func build(_ state: inout PreviewState) async {
        let start = ContinuousClock.now
        var changed: [String] = []
        let notice: PreviewNotice
        do {
            let report = try await BuildSite(project: project, options: buildOptions(state)).run()
            state.building = report.diagnostics.filter { $0.severity > .note }
            state.failure = nil
            state.site.isBuilt = state.site.isBuilt || report.published != nil
            changed = report.published?.changes ?? []
            if let review = report.review { state.site.show(review) }
            // After a build in which nothing had changed the last one's is still right.
            if report.published == nil || report.redraw != nil { state.redraw = report.redraw }
            notice = .built(report, ContinuousClock.now - start)
        } catch {
            state.failure = "\(error)"
            state.redraw = nil
            notice = .failed("\(error)")
        }
        // Who hears of it can look at it.
        show(&state, changed: changed)
        tell(notice)
        watch.follow(Self.scope(of: project, options))
    }

    /// As the site is to be built while it is only looked at: elsewhere, and without waiting for the compiler.
    private func buildOptions(_ state: PreviewState) -> BuildOptions {
        var build = options.build
        build.looksThroughUnchanged = state.redraw == nil
        build.output = project.path(Project.previewFolder)
        build.baseURL = build.baseURL ?? server.address + "/"
        build.runsSamples = false
        return build
    }

    private func show(_ state: inout PreviewState, changed: [String]) {
        state.site.version.number += 1
        state.site.problems = state.problems
        server.show(state.site, changed: changed)
    }

    /// What a project's preview depends on.
    static func scope(of project: Project, _ options: PreviewOptions) -> WatchScope {
        WatchScope(root: project.root, paths: VerifySite(project: project, options: options.build).inputs())
    }

    // MARK: Verifying

    private func verify(_ state: inout PreviewState) {
        guard options.build.verifiesSamples else { return }
        guard !state.isVerifying else {
            state.mustVerifyAgain = true
            return
        }
        state.isVerifying = true
        let verify = VerifySite(project: project, options: options.build) { [tell] in tell(.verifying($0)) }
        Task {
            do {
                happenings.yield(.verified(try await verify.run()))
            } catch {
                happenings.yield(.unverified("\(error)"))
            }
        }
    }

    private func isVerified(_ state: inout PreviewState) async {
        state.isVerifying = false
        if state.mustVerifyAgain {
            state.mustVerifyAgain = false
            return verify(&state)
        }
        // The pages that show samples now show their evidence, too.
        await build(&state)
    }
}

extension PreviewState {
    /// What the pages are to show.
    var problems: [Problem] {
        let failures = failure.map { [Problem(isError: true, text: $0)] } ?? []
        // A large site may have thousands of notes, which are not shown.
        let diagnostics = Set((building + verifying).lazy.filter { $0.severity > .note }).sorted()
        return failures + diagnostics.map { Problem(isError: $0.severity == .error, text: TextReport.text(of: $0)) }
    }
}
