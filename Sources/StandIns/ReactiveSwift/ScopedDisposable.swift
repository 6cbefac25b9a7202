/// A disposable that disposes of another one when it is itself freed.
///
/// Stands for [ScopedDisposable](http://reactivecocoa.io/reactiveswift/docs/latest/Classes/ScopedDisposable.html). Left out: making
/// one from a disposable of unknown type.
public final class ScopedDisposable<Inner: Disposable>: Disposable {
    /// What is disposed of.
    public let inner: Inner

    /// Ties the disposable to the life of this object.
    public init(_ disposable: Inner) {
        inner = disposable
    }

    deinit {
        dispose()
    }

    /// Whether the inner disposable has been disposed of.
    public var isDisposed: Bool {
        inner.isDisposed
    }

    /// Disposes of the inner disposable now.
    public func dispose() {
        inner.dispose()
    }
}

extension ScopedDisposable where Inner == CompositeDisposable {
    /// Adds a disposable to the inner collection.
    @discardableResult
    public static func += (lhs: ScopedDisposable<CompositeDisposable>, rhs: (any Disposable)?) -> (any Disposable)? {
        lhs.inner.add(rhs)
    }

    /// Adds a closure to the inner collection.
    @discardableResult
    public static func += (lhs: ScopedDisposable<CompositeDisposable>, rhs: @escaping () -> Void) -> (any Disposable)? {
        lhs.inner.add(rhs)
    }
}
