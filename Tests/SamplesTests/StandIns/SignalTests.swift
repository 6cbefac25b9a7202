import ReactiveSwift
import Testing

struct SignalTests {
    @Test func `observers hear what is sent after they came`() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var heard: [Int] = []
        input.send(value: 1)
        let subscription = signal.observeValues { heard.append($0) }
        input.send(value: 2)
        input.send(value: 3)
        subscription?.dispose()
        input.send(value: 4)
        #expect(heard == [2, 3])
        #expect(subscription?.isDisposed == true)
    }

    @Test func `nothing follows the end`() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var (heard, ends) = ([Int](), 0)
        signal.observeValues { heard.append($0) }
        signal.observeCompleted { ends += 1 }
        input.sendCompleted()
        input.send(value: 1)
        input.sendCompleted()
        #expect(heard == [])
        #expect(ends == 1)
    }

    @Test func `an ended signal interrupts a late observer and gives it nothing to dispose of`() {
        let (signal, input) = Signal<Int, Never>.pipe()
        input.sendCompleted()
        var events: [String] = []
        let subscription = signal.observe { events.append("\($0)") }
        #expect(subscription == nil)
        #expect(events == ["interrupted"])
        #expect(signal.observeValues { _ in } == nil)
    }

    @Test func `an end sent during a value comes after the value for every observer`() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var events: [String] = []
        signal.observe {
            events.append("first \($0)"); if $0.value != nil { input.sendCompleted() }
        }
        signal.observe { events.append("second \($0)") }
        input.send(value: 1)
        #expect(events == ["first value(1)", "second value(1)", "first completed", "second completed"])
    }

    @Test func `a signal whose input has gone is interrupted`() {
        var events: [String] = []
        var pipe: (output: Signal<Int, Never>, input: Signal<Int, Never>.Observer)? = Signal.pipe()
        let signal = pipe?.output
        signal?.observe { events.append("\($0)") }
        pipe = nil
        #expect(pipe == nil)
        #expect(events == ["interrupted"])
    }

    @Test func `the last observer of a forgotten signal ends it`() {
        let released = AnyDisposable {}
        var pipe: (output: Signal<Int, Never>, input: Signal<Int, Never>.Observer)? = Signal.pipe(disposable: released)
        let input = pipe?.input
        let subscription = pipe?.output.observeValues { _ in }
        pipe = nil
        #expect(!released.isDisposed)
        subscription?.dispose()
        #expect(released.isDisposed)
        withExtendedLifetime((pipe, input)) {}
    }

    @Test func `a failure is an end, too`() {
        let (signal, input) = Signal<Int, Failure>.pipe()
        var failures = 0
        signal.observe { if case .failed = $0 { failures += 1 } else { Issue.record("unexpected \($0)") } }
        input.send(error: Failure())
        input.send(value: 1)
        input.send(error: Failure())
        #expect(failures == 1)
    }

    @Test func `each start of a producer makes a signal of its own`() {
        var starts = 0
        let producer = SignalProducer<Int, Never> { observer, _ in
            starts += 1
            observer.send(value: starts)
        }
        var heard: [Int] = []
        producer.startWithValues { heard.append($0) }
        producer.startWithValues { heard.append($0) }
        #expect(heard == [1, 2])
    }

    @Test func `who stops a started producer ends its lifetime`() {
        var events: [String] = []
        var ended = 0
        let producer = SignalProducer<Int, Never> { _, lifetime in lifetime.observeEnded { ended += 1 } }
        let keeper = SignalProducer<Int, Never> { observer, lifetime in
            lifetime.observeEnded {
                _ = observer; ended += 10
            }
        }
        producer.start { events.append("\($0)") }
        #expect(events == ["interrupted"])
        #expect(ended == 1)
        let running = keeper.start { events.append("\($0)") }
        #expect(ended == 1)
        running.dispose()
        #expect(events == ["interrupted", "interrupted"])
        #expect(ended == 11)
    }
}
