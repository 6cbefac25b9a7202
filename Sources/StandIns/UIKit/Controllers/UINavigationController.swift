/// A stack of view controllers, of which the last is seen.
///
/// Stands for [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller). Left out: bars, items,
/// gestures, animation and the delegate. A push or pop is complete when the call returns.
open class UINavigationController: UIViewController {
    private var isVisible = false

    /// Makes a stack with its first controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// The stack, the root first.
    public var viewControllers: [UIViewController] {
        children
    }

    /// The controller that is seen.
    public var topViewController: UIViewController? {
        children.last
    }

    /// Puts a controller on top and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        replaceTop(animated: animated) { addChild(viewController) }
    }

    /// Takes the top controller away, unless it is the root, and returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let popped = topViewController else { return nil }
        replaceTop(animated: animated) { popped.removeFromParent() }
        return popped
    }

    private func replaceTop(animated: Bool, by change: () -> Void) {
        let old = topViewController
        change()
        let new = topViewController
        guard isVisible else { return }
        old?.beginAppearanceTransition(false, animated: animated)
        new?.beginAppearanceTransition(true, animated: animated)
        showTop()
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
    }

    private func showTop() {
        view.subviews.forEach { $0.removeFromSuperview() }
        guard let top = topViewController else { return }
        top.view.frame = view.bounds
        view.addSubview(top.view)
    }

    /// Passes the news on to the controller that is seen.
    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        super.beginAppearanceTransition(isAppearing, animated: animated)
        isVisible = isAppearing
        topViewController?.beginAppearanceTransition(isAppearing, animated: animated)
        if isAppearing { showTop() }
    }

    /// Passes the news on to the controller that is seen.
    open override func endAppearanceTransition() {
        super.endAppearanceTransition()
        topViewController?.endAppearanceTransition()
    }
}
