/// A window onto content that is larger than itself.
///
/// Stands for [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview). Left out: gestures, zooming, insets,
/// indicators, animation and the delegate.
open class UIScrollView: UIView {
    /// How large the content is.
    open var contentSize = CGSize.zero

    /// The point of the content that is shown at the top left: the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
}
