/// A value whose changes can be observed.
///
/// Stands for [PropertyProtocol](http://reactivecocoa.io/reactiveswift/docs/latest/Protocols/PropertyProtocol.html). Left out:
/// operators.
public protocol PropertyProtocol: AnyObject {
    /// What the property holds.
    associatedtype Value

    /// The value at this moment.
    var value: Value { get }
    /// Sends the value at the start, then each change, and completes when the property is freed.
    var producer: SignalProducer<Value, Never> { get }
    /// Sends each change, but not the value at the start, and completes when the property is freed.
    var signal: Signal<Value, Never> { get }
}
