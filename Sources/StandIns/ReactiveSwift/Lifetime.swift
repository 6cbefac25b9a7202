/// The life of an object, whose end others can wait for.
///
/// Stands for [Lifetime](http://reactivecocoa.io/reactiveswift/docs/latest/Classes/Lifetime.html). Left out: `empty`.
public final class Lifetime {
    /// What ends the lifetime when it is freed; its owner keeps it private.
    public final class Token {
        fileprivate let disposables = CompositeDisposable()

        /// Makes a token.
        public init() {}

        deinit {
            dispose()
        }

        /// Ends the lifetime now.
        public func dispose() {
            disposables.dispose()
        }
    }

    private let disposables: CompositeDisposable

    init(_ disposables: CompositeDisposable) {
        self.disposables = disposables
    }

    /// The lifetime that the token ends. It does not keep the token.
    public convenience init(_ token: Token) {
        self.init(token.disposables)
    }

    /// A lifetime with its token.
    public static func make() -> (lifetime: Lifetime, token: Token) {
        let token = Token()
        return (Lifetime(token), token)
    }

    /// Whether the end has come.
    public var hasEnded: Bool {
        disposables.isDisposed
    }

    /// Completes when the lifetime ends.
    public var ended: Signal<Never, Never> {
        Signal { observer, lifetime in
            lifetime += disposables.add(observer.sendCompleted)
        }
    }

    /// Runs the closure at the end, or at once if it is over, and returns what calls that off.
    @discardableResult
    public func observeEnded(_ action: @escaping () -> Void) -> (any Disposable)? {
        disposables.add(action)
    }

    /// Disposes of the disposable at the end.
    @discardableResult
    public static func += (lifetime: Lifetime, disposable: (any Disposable)?) -> (any Disposable)? {
        lifetime.disposables.add(disposable)
    }
}
