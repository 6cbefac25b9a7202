extension Signal {
    /// What a signal sends: any number of values, then at most one of the others.
    ///
    /// Stands for [Signal.Event](http://reactivecocoa.io/reactiveswift/docs/latest/Classes/Signal/Event.html). Left out: operators.
    public enum Event {
        /// A value.
        case value(Value)
        /// The end, by an error.
        case failed(Error)
        /// The end, as intended.
        case completed
        /// The end, because nobody wanted more.
        case interrupted

        /// Whether nothing comes after it.
        public var isTerminating: Bool {
            value == nil
        }

        /// The value, if it is one.
        public var value: Value? {
            if case .value(let value) = self { value } else { nil }
        }
    }
}
