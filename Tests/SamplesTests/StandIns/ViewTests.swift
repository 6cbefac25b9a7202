import Testing
import UIKit

@MainActor
struct ViewTests {
    @Test func `a view belongs to one superview at a time`() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        first.addSubview(view)
        second.addSubview(view)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews.count == 1)
        #expect(view.superview === second)
        view.removeFromSuperview()
        #expect(second.subviews.isEmpty)
        #expect(view.superview == nil)
    }

    @Test func `the frame is made of center and bounds`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds.size = CGSize(width: 50, height: 50)
        #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
        view.bounds.origin = CGPoint(x: 0, y: 7)
        #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
    }

    @Test func `a layout happens when it is due and not again`() {
        let view = LayoutCounter()
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.frame.size.width = 10
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }

    @Test func `a superview does not keep the one above it alive`() {
        let child = UIView()
        var parent: UIView? = UIView()
        parent?.addSubview(child)
        parent = nil
        #expect(parent == nil)
        #expect(child.superview == nil)
    }

    @Test func `a stack makes its arranged views its subviews`() {
        let labels = [UILabel(), UILabel()]
        let stack = UIStackView(arrangedSubviews: labels)
        #expect(stack.arrangedSubviews.count == 2)
        #expect(stack.subviews.map(ObjectIdentifier.init) == labels.map(ObjectIdentifier.init))
        #expect(!labels[0].translatesAutoresizingMaskIntoConstraints)
    }

    @Test func `a constraint remembers what it relates`() {
        let (inner, outer) = (UIView(), UIView())
        let constraint = inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor, constant: 8)
        #expect(!constraint.isActive)
        NSLayoutConstraint.activate([constraint])
        #expect(constraint.isActive)
        #expect(constraint.firstItem === inner)
        #expect(constraint.secondItem === outer)
        #expect(constraint.constant == 8)
    }
}

@MainActor
private final class LayoutCounter: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
