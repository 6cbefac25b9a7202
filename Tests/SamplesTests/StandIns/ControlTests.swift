import Testing
import UIKit

@MainActor
struct ControlTests {
    @Test func `an action runs at its own events only`() {
        let control = UIControl()
        var runs = 0
        control.addAction(UIAction { _ in runs += 1 }, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchDown)
        #expect(runs == 0)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(runs == 2)
    }

    @Test func `an action is told who sent it, while it runs`() {
        let control = UIControl()
        var sender: UIControl?
        let action = UIAction { sender = $0.sender as? UIControl }
        control.addAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(sender === control)
        #expect(action.sender == nil)
    }

    @Test func `an action of the same name takes the place of the earlier one`() {
        let control = UIControl()
        var runs: [String] = []
        control.addAction(UIAction(identifier: .init("buy")) { _ in runs.append("old") }, for: .touchUpInside)
        control.addAction(UIAction(identifier: .init("buy")) { _ in runs.append("new") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(runs == ["new"])
    }

    @Test func `actions without a name do not replace each other`() {
        let control = UIControl()
        var runs = 0
        control.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
        control.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(runs == 2)
    }

    @Test func `an action removed from one event still runs at the others`() {
        let control = UIControl()
        var runs = 0
        let action = UIAction { _ in runs += 1 }
        control.addAction(action, for: [.touchUpInside, .valueChanged])
        control.removeAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(runs == 0)
        control.sendActions(for: .valueChanged)
        #expect(runs == 1)
    }

    @Test func `a button shows the title of its state, or the normal one`() {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Buy")
        button.setTitle("Sold", for: .disabled)
        #expect(button.titleLabel?.text == "Sold")
        button.isEnabled = true
        #expect(button.currentTitle == "Buy")
        #expect(button.buttonType == .system)
    }
}
