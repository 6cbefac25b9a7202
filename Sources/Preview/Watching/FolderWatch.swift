internal import Platform

/// Tells what changes below a folder, to whoever asks: what comes while nobody asks is joined and told at the next question,
/// so that a build which takes long is followed by one build, not by many.
struct FolderWatch: Sendable {
    private let mailbox: Mailbox<Request>
    private let answers: AsyncStream<Changes>

    enum Request: Sendable {
        case next
        case follow(WatchScope)
        case stop
    }

    /// Starts to watch. What changes after this returns is not missed.
    init(_ scope: WatchScope, settling: Settling = Settling()) async throws {
        let mailbox = try Mailbox<Request>()
        self.mailbox = mailbox
        let (answers, answer) = AsyncStream.makeStream(of: Changes.self)
        self.answers = answers
        await withCheckedContinuation { started in
            let isStarted: Bool =
                (try? OwnThread.start {
                    var loop = WatchLoop(scope, mailbox, answer, settling)
                    started.resume()
                    loop.run()
                }) != nil
            if !isStarted { started.resume() }
        }
    }

    /// Waits for the next changes. One may wait at a time.
    ///
    /// - Returns: `nil` when the watch has been stopped.
    func next() async -> Changes? {
        mailbox.send(.next)
        return await answers.first { _ in true }
    }

    /// Watches something else from now on.
    func follow(_ scope: WatchScope) { mailbox.send(.follow(scope)) }

    /// Ends the watch, and lets go whoever waits.
    func stop() { mailbox.send(.stop) }
}
