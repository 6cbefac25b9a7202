extension Signal where Error == Never {
    /// Runs the closure with each value from now on. Returns what stops that, or `nil` if the signal has ended.
    ///
    /// Stands for [observeValues(_:)](http://reactivecocoa.io/reactiveswift/docs/latest/Classes/Signal.html).
    @discardableResult
    public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
        observe { event in
            if let value = event.value { action(value) }
        }
    }
}
