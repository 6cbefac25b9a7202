internal import Models
internal import Platform
public import Site

/// Shows a site while it is written: `pilaster serve`.
///
/// 1. A server shows what the last build without errors left, in a folder that belongs to the preview alone.
/// 2. A watch tells what changes in content and samples; what changes during a build is told after it, as one change.
/// 3. At a change the site is built at once, with what is known of the samples.
/// 4. If the samples have changed they are verified beside all that; then the site is built again, with the new verdict.
/// 5. Pages that are open hear what has changed and what is wrong, and load themselves again where it concerns them.
public struct PreviewSite: Sendable {
    private let project: Project
    private let options: PreviewOptions
    private let tell: @Sendable (PreviewNotice) -> Void

    /// A preview of a project.
    public init(project: Project, options: PreviewOptions, tell: @escaping @Sendable (PreviewNotice) -> Void) {
        self.project = project
        self.options = options
        self.tell = tell
    }

    /// Shows the site until a stream ends.
    ///
    /// - Throws: ``AlreadyServed`` where another preview shows the project, ``ListenError`` where no connections can be made,
    ///   `SystemError` where the system lacks what is needed.
    public func run(until wishes: AsyncStream<Void>) async throws {
        let claim = try PreviewClaim(of: project)
        try await run(by: claim, until: wishes)
    }

    private func run(by claim: borrowing PreviewClaim, until wishes: AsyncStream<Void>) async throws {
        let state = PreviewState(project, options)
        let server = try PreviewServer(host: options.host, port: options.port, site: state.site)
        try claim.tell(address: server.address + state.site.basePath)
        let (happenings, continuation) = AsyncStream.makeStream(of: Happening.self)
        let wish = Task {
            for await _ in wishes {}
            continuation.finish()
        }
        let fall = Task {
            do { try await server.ended() } catch { continuation.yield(.fell(error)) }
        }
        defer {
            wish.cancel()
            fall.cancel()
        }
        let session = PreviewSession(
            project: project, options: options, server: server,
            watch: try await FolderWatch(PreviewSession.scope(of: project, options)), happenings: continuation, tell: tell)
        try await follow(happenings, session, from: state)
        session.watch.stop()
        try await server.stop()
    }

    private func follow(_ happenings: AsyncStream<Happening>, _ session: PreviewSession, from start: PreviewState) async throws {
        var state = start
        tell(.serving(address: session.server.address + state.site.basePath))
        await session.begin(&state)
        for await happening in happenings {
            if case .fell(let error) = happening { throw error }
            await session.take(happening, &state)
        }
    }
}

/// Something that a preview has to answer.
enum Happening: Sendable {
    /// Files have changed.
    case changed(Changes)
    /// The samples have been verified.
    case verified([Diagnostic])
    /// They could not be.
    case unverified(String)
    /// The server has ended.
    case fell(any Error)
}
