/// A disposable that runs a closure, once.
///
/// Stands for [AnyDisposable](http://reactivecocoa.io/reactiveswift/docs/latest/Classes/AnyDisposable.html). Left out: wrapping
/// another disposable.
public final class AnyDisposable: Disposable {
    private let action: Atomic<(() -> Void)?>

    /// Runs the closure when disposed of.
    public init(_ action: @escaping () -> Void) {
        self.action = Atomic(action)
    }

    /// Whether it has been disposed of.
    public var isDisposed: Bool {
        action.withValue { $0 == nil }
    }

    /// Runs the closure, the first time.
    public func dispose() {
        action.swap(nil)?()
    }
}
