/// A value that can be read and observed, but not set.
///
/// Stands for [Property](http://reactivecocoa.io/reactiveswift/docs/latest/Classes/Property.html). Left out: operators, the property
/// wrapper, and properties made from signals.
public final class Property<Value>: PropertyProtocol {
    /// Sends the value at the start, then each change, and completes with the source.
    public let producer: SignalProducer<Value, Never>
    /// Sends each change, but not the value at the start, and completes with the source.
    public let signal: Signal<Value, Never>
    private let read: () -> Value

    /// The value at this moment.
    public var value: Value {
        read()
    }

    /// A constant, whose signal has completed.
    public init(value: Value) {
        read = { value }
        producer = SignalProducer(value: value)
        signal = Signal { observer, _ in observer.sendCompleted() }
    }

    /// Passes on another property, which it keeps alive.
    public init<P: PropertyProtocol>(capturing property: P) where P.Value == Value {
        read = { property.value }
        producer = property.producer
        signal = property.signal
    }

    /// Follows another property without keeping it alive; once that has gone, its last value stays.
    public init<P: PropertyProtocol>(_ property: P) where P.Value == Value {
        let stored = LockedValue(property.value)
        let subscription = CompositeDisposable()
        let (changes, observer) = Signal<Value, Never>.pipe(disposable: subscription)
        subscription += property.producer.start { [weak stored] event in
            guard let stored, let value = event.value else { return observer.send(event) }
            stored.modify({ $0 = value }, then: observer.send(value:))
        }
        read = { stored.value }
        producer = stored.producer(followedBy: changes)
        signal = changes
    }
}
