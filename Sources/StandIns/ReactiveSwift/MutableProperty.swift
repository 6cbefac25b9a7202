/// A value that can be read, set and observed, from any thread.
///
/// Stands for [MutableProperty](http://reactivecocoa.io/reactiveswift/docs/latest/Classes/MutableProperty.html). Left out: the property
/// wrapper and validation. An observer that sets the property it observes is called again, where the original deadlocks.
public final class MutableProperty<Value>: PropertyProtocol {
    /// Sends each change, but not the value at the start, and completes when the property is freed.
    public let signal: Signal<Value, Never>
    /// The life of the property.
    public let lifetime: Lifetime
    private let token: Lifetime.Token
    private let observer: Signal<Value, Never>.Observer
    private let stored: LockedValue<Value>

    /// Makes a property that holds a value.
    public init(_ initialValue: Value) {
        (signal, observer) = Signal.pipe()
        (lifetime, token) = Lifetime.make()
        stored = LockedValue(initialValue)
    }

    deinit {
        observer.sendCompleted()
    }

    /// The value. Setting it tells all observers, even if the new value equals the old one.
    public var value: Value {
        get { stored.value }
        set { swap(newValue) }
    }

    /// Sends the value at the start, then each change, and completes when the property is freed.
    public var producer: SignalProducer<Value, Never> {
        stored.producer(followedBy: signal)
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

    /// Changes the value in one step, which no other thread can interrupt.
    @discardableResult
    public func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
        try stored.modify(action, then: observer.send(value:))
    }

    /// Reads the value while no other thread changes it.
    @discardableResult
    public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result {
        try stored.withValue(action)
    }
}
