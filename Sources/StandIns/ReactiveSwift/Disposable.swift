/// Something that can be given up: a subscription, work, a resource.
///
/// Stands for [Disposable](http://reactivecocoa.io/reactiveswift/docs/latest/Protocols/Disposable.html).
public protocol Disposable: AnyObject {
    /// Whether it has been given up.
    var isDisposed: Bool { get }
    /// Gives it up; a second call does nothing.
    func dispose()
}
