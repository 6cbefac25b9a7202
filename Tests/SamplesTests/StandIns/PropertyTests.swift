import ReactiveSwift
import Testing
import UIKit

struct PropertyTests {
    @Test func `the signal sends the changes, the producer the value before them, too`() {
        let property = MutableProperty(1)
        var (changes, values) = ([Int](), [Int]())
        property.signal.observeValues { changes.append($0) }
        property.producer.startWithValues { values.append($0) }
        property.value = 2
        property.value = 2
        #expect(changes == [2, 2])
        #expect(values == [1, 2, 2])
    }

    @Test func `a property that is freed completes its signal and its producer`() {
        var property: MutableProperty<Int>? = MutableProperty(1)
        var (completions, lifetimes) = (0, 0)
        property?.signal.observeCompleted { completions += 1 }
        property?.producer.start { if case .completed = $0 { completions += 1 } }
        property?.lifetime.observeEnded { lifetimes += 1 }
        property = nil
        #expect(property == nil)
        #expect(completions == 2)
        #expect(lifetimes == 1)
    }

    @Test func `a view of a property follows it without keeping it alive`() {
        var source: MutableProperty<String>? = MutableProperty("a")
        weak let weakSource = source
        let property = source.map { Property($0) }
        var (values, completions) = ([String](), 0)
        property?.producer.startWithValues { values.append($0) }
        property?.signal.observeCompleted { completions += 1 }
        source?.value = "b"
        #expect(property?.value == "b")
        source = nil
        #expect(weakSource == nil)
        #expect(property?.value == "b")
        #expect(values == ["a", "b"])
        #expect(completions == 1)
    }

    @Test func `a capturing property keeps its source alive`() {
        var source: MutableProperty<String>? = MutableProperty("a")
        weak let weakSource = source
        let property = source.map { Property(capturing: $0) }
        source = nil
        #expect(source == nil)
        #expect(weakSource != nil)
        #expect(property?.value == "a")
    }

    @Test func `a view of a property that is freed leaves nothing behind in its source`() {
        var token: Token? = Token()
        weak let weakToken = token
        let source = MutableProperty(token)
        var property: Property<Token?>? = Property(source)
        token = nil
        #expect(property?.value === weakToken)
        property = nil
        source.value = nil
        #expect(token == nil)
        #expect(weakToken == nil)
    }

    @Test func `a constant sends its value and completes`() {
        let property = Property(value: 5)
        var events: [String] = []
        property.producer.start { events.append("\($0)") }
        #expect(events == ["value(5)", "completed"])
        #expect(property.signal.observeValues { _ in } == nil)
    }

    @Test func `an observer may read the property that it hears of`() {
        let property = MutableProperty(0)
        var read: [Int] = []
        property.signal.observeValues { _ in read.append(property.value) }
        property.value = 3
        #expect(read == [3])
    }

    @Test func `an observer that is disposed of hears nothing more and is freed`() {
        let property = MutableProperty(0)
        var token: Token? = Token()
        weak let weakToken = token
        let subscription = property.producer.startWithValues { [token] _ in withExtendedLifetime(token) {} }
        token = nil
        #expect(token == nil)
        #expect(weakToken != nil)
        subscription.dispose()
        #expect(weakToken == nil)
    }

    @Test func `changes from several threads are none of them lost`() {
        // As in the original, the class is made to be shared between threads without being declared so.
        nonisolated(unsafe) let property = MutableProperty(0)
        let heard = Atomic<[Int]>([])
        property.signal.observeValues { value in heard.modify { $0.append(value) } }
        DispatchQueue.concurrentPerform(iterations: 2_000) { _ in property.modify { $0 += 1 } }
        #expect(property.value == 2_000)
        #expect(heard.value == Array(1...2_000))
    }

    @Test func `a swap returns the value before`() {
        let property = MutableProperty("old")
        #expect(property.swap("new") == "old")
        #expect(property.withValue { $0.count } == 3)
    }
}

private final class Token {}
