/// The screen's outermost view, which shows a view controller.
///
/// Stands for [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow). Left out: scenes, screens, levels and events.
open class UIWindow: UIView {
    /// The bounds of a phone in portrait, in points.
    static let screenBounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        willSet { if isShown { hide(rootViewController) } }
        didSet { if isShown { show(rootViewController) } }
    }
    private var isShown = false

    /// Shows the window, and with it the view of its root controller.
    open func makeKeyAndVisible() {
        guard !isShown else { return }
        isShown = true
        show(rootViewController)
    }

    private func show(_ controller: UIViewController?) {
        guard let controller else { return }
        controller.beginAppearanceTransition(true, animated: false)
        controller.view.frame = bounds
        addSubview(controller.view)
        controller.endAppearanceTransition()
        layoutIfNeeded()
    }

    private func hide(_ controller: UIViewController?) {
        guard let controller else { return }
        controller.beginAppearanceTransition(false, animated: false)
        controller.view.removeFromSuperview()
        controller.endAppearanceTransition()
    }
}
