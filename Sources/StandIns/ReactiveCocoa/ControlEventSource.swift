import ReactiveSwift

/// Lives as long as the control's action that holds it, and completes the signal when it goes.
final class ControlEventSource<Control> {
    let observer: Signal<Control, Never>.Observer

    init(observer: Signal<Control, Never>.Observer) {
        self.observer = observer
    }

    deinit {
        observer.sendCompleted()
    }
}
