/// A stream of events that flows whether or not anybody listens.
///
/// Stands for [Signal](http://reactivecocoa.io/reactiveswift/docs/latest/Classes/Signal.html). Left out: nearly all operators. Safe to
/// use from several threads; observers hear the events one after the other. A signal that is freed and has no observer left gives up what
/// it was made from.
public final class Signal<Value, Error: Swift.Error> {
    private let relay: EventRelay<Value, Error>

    /// Makes a signal from the events that the closure sends to its observer. The lifetime is that of the signal.
    public init(_ generator: (Observer, Lifetime) -> Void) {
        let relay = EventRelay<Value, Error>()
        self.relay = relay
        generator(Observer(input: relay.send), Lifetime(relay.disposables))
    }

    deinit {
        relay.abandon()
    }

    /// A signal, and the observer that feeds it.
    public static func pipe(disposable: (any Disposable)? = nil) -> (output: Signal, input: Observer) {
        let relay = EventRelay<Value, Error>()
        relay.disposables.add(disposable)
        return (Signal(relay), Observer(input: relay.send))
    }

    private init(_ relay: EventRelay<Value, Error>) {
        self.relay = relay
    }

    /// Sends the events from now on to an observer; an ended signal interrupts it. Returns what stops that, or `nil` if the
    /// signal has ended.
    @discardableResult
    public func observe(_ observer: Observer) -> (any Disposable)? {
        relay.observe(observer)
    }

    /// Runs the closure with each event.
    @discardableResult
    public func observe(_ action: @escaping Observer.Action) -> (any Disposable)? {
        observe(Observer(action))
    }

    /// Runs the closure when the signal completes.
    @discardableResult
    public func observeCompleted(_ action: @escaping () -> Void) -> (any Disposable)? {
        observe { event in
            if case .completed = event { action() }
        }
    }
}
