/// A view that tells what the user does with it.
///
/// Stands for [UIControl](https://developer.apple.com/documentation/uikit/uicontrol). Left out: touch tracking, target and selector
/// (`addTarget` needs the Objective-C runtime), states other than enabled, and menus. Actions run in the order in which they
/// were added, which UIKit does not promise.
open class UIControl: UIView {
    /// Whether the control answers to touches. As in UIKit, events that code sends reach the actions all the same.
    open var isEnabled = true
    private var registrations: [(events: Event, action: UIAction)] = []

    /// Runs the action at each of the events. An action with the same identifier for the same events is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        registrations.append((controlEvents, action))
    }

    /// Detaches the action from the events; from others it still runs.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Detaches the action of this name from the events; from others it still runs.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        registrations = registrations.compactMap { events, action in
            guard action.identifier == actionIdentifier else { return (events, action) }
            let remaining = events.subtracting(controlEvents)
            return remaining.isEmpty ? nil : (remaining, action)
        }
    }

    /// Runs the actions that are attached to any of the events, as a touch would.
    open func sendActions(for controlEvents: Event) {
        for (events, action) in registrations where !events.isDisjoint(with: controlEvents) {
            action.perform(from: self)
        }
    }
}
