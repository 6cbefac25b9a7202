internal import Site

/// What `--timings` says: the stages of a build, the slowest first.
enum TimingsText {
    static func text(of stages: [Timings.Stage]) -> String {
        let total = stages.reduce(Duration.zero) { $0 + $1.duration }
        // Equal stages stay in the order of the build.
        let sorted = stages.enumerated().sorted { ($1.element.duration, $0.offset) < ($0.element.duration, $1.offset) }
        let lines = sorted.map { line($0.element.duration, of: total, $0.element.name) }
        return (["timings:"] + lines + [line(total, of: total, "all of it")]).joined(separator: "\n")
    }

    private static func line(_ duration: Duration, of total: Duration, _ name: String) -> String {
        let share = total > .zero ? Int((duration / total * 100).rounded()) : 0
        return "\(padded(duration.milliseconds, to: 8)) ms \(padded("\(share)", to: 4)) %  \(name)"
    }

    private static func padded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.utf8.count)) + text
    }
}

extension Duration {
    /// Milliseconds with one decimal.
    fileprivate var milliseconds: String {
        let tenths = components.seconds * 10_000 + components.attoseconds / 100_000_000_000_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
