import Foundation

/// Runs work later: a dispatch queue in the app, a clock moved by hand in a test.
protocol Scheduler: Sendable {
    func run(after delay: DispatchTimeInterval, _ work: @escaping @Sendable () -> Void)
}

extension DispatchQueue: Scheduler {
    func run(after delay: DispatchTimeInterval, _ work: @escaping @Sendable () -> Void) {
        asyncAfter(deadline: .now() + delay, execute: work)
    }
}
