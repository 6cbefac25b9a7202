extension UIViewController {
    /// The nearest navigation controller that contains this one.
    ///
    /// Stands for [navigationController](https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller).
    public var navigationController: UINavigationController? {
        var ancestor = parent
        while let controller = ancestor {
            if let navigation = controller as? UINavigationController { return navigation }
            ancestor = controller.parent
        }
        return nil
    }
}
