import Foundation

/// What sends a signal's events on to its observers. The input observer keeps it alive, and the signal itself does.
final class EventRelay<Value, Error: Swift.Error> {
    typealias Observer = Signal<Value, Error>.Observer
    typealias Event = Signal<Value, Error>.Event

    /// What ends with the signal.
    let disposables = CompositeDisposable()
    /// Recursive, since an observer may well start or end observations while it is being called.
    private let lock = NSRecursiveLock()
    private var observers: [(key: Int, observer: Observer)] = []
    private var nextKey = 0
    private var sending = 0
    private var termination: Event?
    private var isTerminated = false
    private var isAbandoned = false

    func send(_ event: Event) {
        lock.lock()
        if event.isTerminating {
            termination = termination ?? event
        } else if termination == nil {
            sending += 1
            observers.forEach { $0.observer.send(event) }
            sending -= 1
        }
        finish()
    }

    /// Adds an observer and returns what removes it; `nil`, after an interruption, if the signal is over.
    func observe(_ observer: Observer) -> (any Disposable)? {
        lock.lock()
        guard termination == nil else {
            lock.unlock()
            observer.sendInterrupted()
            return nil
        }
        let key = nextKey
        nextKey += 1
        observers.append((key, observer))
        lock.unlock()
        return AnyDisposable { [weak self] in self?.remove(key) }
    }

    /// The signal has been freed: without observers nobody can be listening any more.
    func abandon() {
        lock.lock()
        isAbandoned = true
        finish()
    }

    private func remove(_ key: Int) {
        lock.lock()
        // Freed only after the lock, whatever its closure holds.
        let removed = observers.first { $0.key == key }
        observers.removeAll { $0.key == key }
        finish()
        withExtendedLifetime(removed) {}
    }

    /// Ends the signal if that is due and no event is on its way, and releases the lock.
    private func finish() {
        let isUnheard = isAbandoned && observers.isEmpty
        guard sending == 0, !isTerminated, termination != nil || isUnheard else { return lock.unlock() }
        isTerminated = true
        let event = termination
        let last = observers
        termination = event ?? .interrupted
        observers = []
        if let event {
            last.forEach { $0.observer.send(event) }
        }
        lock.unlock()
        disposables.dispose()
    }
}
