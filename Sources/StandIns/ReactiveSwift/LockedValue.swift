import Foundation

/// The storage of a property. Its lock is recursive, so that observers may read the value while they are told of it.
final class LockedValue<Value> {
    private let lock = NSRecursiveLock()
    private var storage: Value

    init(_ value: Value) {
        storage = value
    }

    var value: Value {
        withValue { $0 }
    }

    /// Runs the closure with the value while nobody changes it.
    func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try action(storage)
    }

    /// Changes the value and tells of the new one before anybody else can change it again.
    func modify<Result>(_ action: (inout Value) throws -> Result, then tell: (Value) -> Void) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        defer { tell(storage) }
        return try action(&storage)
    }

    /// A producer of the value, followed by what the signal sends.
    func producer(followedBy signal: Signal<Value, Never>) -> SignalProducer<Value, Never> {
        SignalProducer { observer, lifetime in
            // Under the lock, so that no change falls between the value and the changes after it.
            self.withValue { value in
                observer.send(value: value)
                lifetime += signal.observe { event in
                    if case .interrupted = event { observer.sendCompleted() } else { observer.send(event) }
                }
            }
        }
    }
}
