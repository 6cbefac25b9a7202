extension Signal {
    /// One end of a signal: whatever is sent to it runs its closure.
    ///
    /// Stands for [Signal.Observer](http://reactivecocoa.io/reactiveswift/docs/latest/Classes/Signal/Observer.html). Left out: a
    /// closure for each kind of event.
    public final class Observer {
        /// What receives the events.
        public typealias Action = (Event) -> Void

        private let action: Action
        private let isInput: Bool

        /// Runs the closure with each event.
        public init(_ action: @escaping Action) {
            self.action = action
            isInput = false
        }

        /// The input of a signal: once it is freed, no event can come, and the signal is interrupted.
        init(input action: @escaping Action) {
            self.action = action
            isInput = true
        }

        deinit {
            if isInput { action(.interrupted) }
        }

        /// Sends an event.
        public func send(_ event: Event) {
            action(event)
        }

        /// Sends a value.
        public func send(value: Value) {
            action(.value(value))
        }

        /// Ends with an error.
        public func send(error: Error) {
            action(.failed(error))
        }

        /// Ends as intended.
        public func sendCompleted() {
            action(.completed)
        }

        /// Ends because nobody wants more.
        public func sendInterrupted() {
            action(.interrupted)
        }
    }
}
