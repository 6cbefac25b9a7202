import ReactiveSwift
import UIKit

extension Reactive where Base: UIControl {
    /// Sends the control each time one of the events happens to it, and completes when the control is freed.
    ///
    /// Stands for [controlEvents(_:)](http://reactivecocoa.io/reactivecocoa/docs/latest/), whose source is
    /// [UIControl.swift](https://github.com/ReactiveCocoa/ReactiveCocoa/blob/master/ReactiveCocoa/UIKit/UIControl.swift). Left out
    /// beside it: `mapControlEvents` and binding targets. Nothing holds the control.
    @MainActor
    public func controlEvents(_ controlEvents: UIControl.Event) -> Signal<Base, Never> {
        Signal { observer, lifetime in
            let source = ControlEventSource(observer: observer)
            let action = UIAction { [weak base] _ in
                if let base { source.observer.send(value: base) }
            }
            base.addAction(action, for: controlEvents)
            // By name: held here, the action would keep the signal alive, which then would not hear of the control's end.
            let identifier = action.identifier
            lifetime.observeEnded { [weak base] in
                base?.removeAction(identifiedBy: identifier, for: controlEvents)
            }
        }
    }
}
