/// The place for what reactive programming adds to a type, apart from the type's own names.
///
/// Stands for [Reactive](http://reactivecocoa.io/reactiveswift/docs/latest/Structs/Reactive.html).
public struct Reactive<Base> {
    /// The object that the additions are about.
    public let base: Base

    fileprivate init(_ base: Base) {
        self.base = base
    }
}

/// A type that has `reactive`.
///
/// Stands for [ReactiveExtensionsProvider](http://reactivecocoa.io/reactiveswift/docs/latest/Protocols/ReactiveExtensionsProvider.html).
public protocol ReactiveExtensionsProvider {}

extension ReactiveExtensionsProvider {
    /// What reactive programming adds to this object.
    public var reactive: Reactive<Self> {
        Reactive(self)
    }
}
