/// How long to wait until changes that belong together have all come.
struct Settling: Sendable {
    /// After a file that has been written, in milliseconds: an editor may write the next.
    var whole = 8
    /// After something that may be half of a change: a file that is gone and may come back, a file that is still empty.
    var half = 60
    /// In all, while changes keep coming.
    var most = 500

    /// How many milliseconds there are still to wait.
    func rest(of changes: Changes, first: ContinuousClock.Instant, last: ContinuousClock.Instant) -> Int {
        let now = ContinuousClock.now
        let quiet = last + .milliseconds(changes.isHalf ? half : whole)
        return max(0, Int((min(quiet, first + .milliseconds(most)) - now) / .milliseconds(1)))
    }
}
