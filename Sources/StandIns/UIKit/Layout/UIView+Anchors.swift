extension UIView {
    /// The horizontal middle of the view.
    ///
    /// Stands for [centerXAnchor](https://developer.apple.com/documentation/uikit/uiview/centerxanchor).
    public var centerXAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(view: self)
    }

    /// The vertical middle of the view.
    ///
    /// Stands for [centerYAnchor](https://developer.apple.com/documentation/uikit/uiview/centeryanchor).
    public var centerYAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(view: self)
    }
}
