import Foundation

/// A value that threads may share: each access has it alone.
///
/// Stands for [Atomic](http://reactivecocoa.io/reactiveswift/docs/latest/Classes/Atomic.html). As there, a thread that has the
/// value may not ask for it again.
public final class Atomic<Value> {
    private let lock = NSLock()
    private var storage: Value

    /// Starts with the given value.
    public init(_ value: Value) {
        storage = value
    }

    /// The value at this moment.
    public var value: Value {
        get { withValue { $0 } }
        set { swap(newValue) }
    }

    /// Changes the value in one step.
    @discardableResult
    public func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try action(&storage)
    }

    /// Reads the value while nobody changes it.
    @discardableResult
    public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try action(storage)
    }

    /// Sets the value and returns the one before.
    @discardableResult
    public func swap(_ newValue: Value) -> Value {
        modify { value in
            let old = value
            value = newValue
            return old
        }
    }
}
