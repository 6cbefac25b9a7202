import Synchronization
import UIKit

@testable import MVVMCallbacks

/// A scheduler whose time stands still until the test moves it. Like a real one it runs the work on another thread.
final class ManualScheduler: Scheduler {
    private struct State {
        var now = 0
        var pending: [(due: Int, work: @Sendable () -> Void)] = []
    }

    private let state = Mutex(State())

    func run(after delay: DispatchTimeInterval, _ work: @escaping @Sendable () -> Void) {
        guard case .seconds(let seconds) = delay else { return }
        state.withLock { $0.pending.append(($0.now + seconds, work)) }
    }

    /// Moves the time and returns when all work that is due has been done.
    func advance(bySeconds seconds: Int) async {
        let due = state.withLock { state in
            state.now += seconds
            let due = state.pending.filter { $0.due <= state.now }.map(\.work)
            state.pending.removeAll { $0.due <= state.now }
            return due
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                due.forEach { $0() }
                continuation.resume()
            }
        }
    }
}
