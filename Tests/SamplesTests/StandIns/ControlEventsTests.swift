import ReactiveCocoa
import ReactiveSwift
import Testing
import UIKit

@MainActor
struct ControlEventsTests {
    @Test func `the signal sends the control at each of its events`() {
        let button = UIButton(type: .system)
        var senders: [UIButton] = []
        button.reactive.controlEvents(.touchUpInside).observeValues { senders.append($0) }
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(senders.count == 1)
        #expect(senders.first === button)
    }

    @Test func `the signal completes when the control is freed`() {
        var button: UIButton? = UIButton(type: .system)
        weak let weakButton = button
        var completions = 0
        button?.reactive.controlEvents(.touchUpInside).observeCompleted { completions += 1 }
        #expect(completions == 0)
        button = nil
        #expect(weakButton == nil)
        #expect(completions == 1)
    }

    @Test func `ending the subscription frees its observer while the control lives on`() {
        let button = UIButton(type: .system)
        var token: AnyObject? = AnyDisposable {}
        weak let weakToken = token
        let subscription = button.reactive.controlEvents(.touchUpInside)
            .observeValues { [token] _ in withExtendedLifetime(token) {} }
        token = nil
        #expect(token == nil)
        #expect(weakToken != nil)
        subscription?.dispose()
        #expect(weakToken == nil)
        button.sendActions(for: .touchUpInside)
    }
}
