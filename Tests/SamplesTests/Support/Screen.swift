import Testing
import UIKit

/// A view controller on a screen, as its user meets it: texts to read and buttons to tap.
@MainActor
final class Screen {
    private let window: UIWindow

    init(_ controller: UIViewController, height: CGFloat = 844) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// What stands on the screen besides the titles of buttons, in the order of the views.
    var texts: [String] {
        window.layoutIfNeeded()
        return views.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty && button($0) == nil }
    }

    var table: UITableView? {
        views.lazy.compactMap { $0 as? UITableView }.first
    }

    func button(_ title: String) -> UIButton? {
        views.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
    }

    /// Taps a button; as on a phone, a disabled one stays silent.
    func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let button = try #require(self.button(title), sourceLocation: sourceLocation)
        if button.isEnabled { button.sendActions(for: .touchUpInside) }
    }

    private var views: [UIView] {
        var found: [UIView] = []
        var open: [UIView] = [window]
        while let view = open.popLast() {
            guard !view.isHidden else { continue }
            found.append(view)
            open.append(contentsOf: view.subviews.reversed())
        }
        return found
    }
}
