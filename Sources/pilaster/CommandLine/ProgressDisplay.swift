internal import Platform

/// Shows what a command waits for: to a person only, and only once the command has taken so long that one wonders.
enum ProgressDisplay {
    /// How long nobody wonders.
    private static let patience = Duration.milliseconds(500)

    /// What is to be told of each step of the work; `nil` where nobody would see it, so that nothing needs to be told.
    ///
    /// - Parameters:
    ///   - isSeen: Whether standard error is a terminal.
    ///   - elapsed: How long the command has been running.
    static func show(
        isSeen: Bool = Terminal.isInteractive, elapsed: @escaping @Sendable () -> Duration = sinceNow(),
        draw: @escaping @Sendable (String) -> Void = Terminal.showProgress
    ) -> (@Sendable (String) -> Void)? {
        guard isSeen else { return nil }
        return { line in
            if elapsed() >= patience { draw(line) }
        }
    }

    private static func sinceNow() -> @Sendable () -> Duration {
        let start = ContinuousClock.now
        return { ContinuousClock.now - start }
    }
}
