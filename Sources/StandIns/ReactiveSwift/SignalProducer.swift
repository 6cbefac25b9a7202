/// A recipe for signals: each start makes one.
///
/// Stands for [SignalProducer](http://reactivecocoa.io/reactiveswift/docs/latest/Structs/SignalProducer.html). Left out: operators,
/// and all ways to make one but these two.
public struct SignalProducer<Value, Error: Swift.Error> {
    private let startHandler: (Signal<Value, Error>.Observer, Lifetime) -> Void

    /// Runs the closure at each start. The lifetime ends when the signal does.
    public init(_ startHandler: @escaping (Signal<Value, Error>.Observer, Lifetime) -> Void) {
        self.startHandler = startHandler
    }

    /// Sends one value and completes.
    public init(value: Value) {
        self.init { observer, _ in
            observer.send(value: value)
            observer.sendCompleted()
        }
    }

    /// Starts, and sends the events to an observer. Disposing of the result interrupts it.
    @discardableResult
    public func start(_ observer: Signal<Value, Error>.Observer) -> any Disposable {
        let lifetime = CompositeDisposable()
        let (signal, input) = Signal<Value, Error>.pipe(disposable: lifetime)
        signal.observe(observer)
        startHandler(input, Lifetime(lifetime))
        return AnyDisposable(input.sendInterrupted)
    }

    /// Starts, and runs the closure with each event.
    @discardableResult
    public func start(_ action: @escaping Signal<Value, Error>.Observer.Action) -> any Disposable {
        start(Signal<Value, Error>.Observer(action))
    }
}

extension SignalProducer where Error == Never {
    /// Starts, and runs the closure with each value.
    @discardableResult
    public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
        start { event in
            if let value = event.value { action(value) }
        }
    }
}
