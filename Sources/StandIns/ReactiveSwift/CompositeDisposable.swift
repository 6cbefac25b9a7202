/// A collection of disposables that go together.
///
/// Stands for [CompositeDisposable](http://reactivecocoa.io/reactiveswift/docs/latest/Classes/CompositeDisposable.html). Left out:
/// making it from a sequence.
public final class CompositeDisposable: Disposable {
    private struct State {
        var members: [Int: any Disposable] = [:]
        var next = 0
    }

    /// `nil` once disposed of.
    private let state = Atomic<State?>(State())

    /// Makes an empty collection.
    public init() {}

    /// Whether the collection has been disposed of.
    public var isDisposed: Bool {
        state.withValue { $0 == nil }
    }

    /// Disposes of all members, in the order in which they came.
    public func dispose() {
        guard let members = state.swap(nil)?.members else { return }
        for (_, member) in members.sorted(by: { $0.key < $1.key }) {
            member.dispose()
        }
    }

    /// Adds a disposable, which is disposed of at once if the collection has been.
    ///
    /// Returns what takes it out again, or `nil` if it was not added.
    @discardableResult
    public func add(_ disposable: (any Disposable)?) -> (any Disposable)? {
        guard let disposable, !disposable.isDisposed else { return nil }
        let key = state.modify { state -> Int? in
            guard let key = state?.next else { return nil }
            state?.members[key] = disposable
            state?.next = key + 1
            return key
        }
        guard let key else {
            disposable.dispose()
            return nil
        }
        return AnyDisposable { [weak self] in
            // Returned, so that what is taken out is freed after the lock.
            _ = self?.state.modify { $0?.members.removeValue(forKey: key) }
        }
    }

    /// Adds a closure to run when the collection is disposed of.
    @discardableResult
    public func add(_ action: @escaping () -> Void) -> (any Disposable)? {
        add(AnyDisposable(action))
    }

    /// Adds a disposable.
    @discardableResult
    public static func += (lhs: CompositeDisposable, rhs: (any Disposable)?) -> (any Disposable)? {
        lhs.add(rhs)
    }

    /// Adds a closure.
    @discardableResult
    public static func += (lhs: CompositeDisposable, rhs: @escaping () -> Void) -> (any Disposable)? {
        lhs.add(rhs)
    }
}
