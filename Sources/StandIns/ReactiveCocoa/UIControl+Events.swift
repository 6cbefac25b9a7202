import ReactiveSwift
import UIKit

extension Reactive where Base: UIControl {
    /// Sends the control each time one of the events happens to it, and completes when the control is freed.
    ///
    /// Stands for `controlEvents(_:)` as documented in ReactiveCocoa's
    /// [UIControl.swift](https://github.com/ReactiveCocoa/ReactiveCocoa/blob/master/ReactiveCocoa/UIKit/UIControl.swift). Left out
    /// beside it: `mapControlEvents` and binding targets. The signal does not keep the control alive.
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
