/// A row or a column of views.
///
/// Stands for [UIStackView](https://developer.apple.com/documentation/uikit/uistackview). Left out: placing the views, which needs
/// a constraint solver; alignment, distribution, and removing or inserting arranged views.
open class UIStackView: UIView {
    /// Whether the views stand side by side or one above the other.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// The distance between neighbours, in points.
    open var spacing: CGFloat = 0
    /// The views in their order.
    public private(set) var arrangedSubviews: [UIView] = []

    /// Makes a stack of the given views, which become its subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Adds a view at the end, as a subview, too.
    open func addArrangedSubview(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.append(view)
        addSubview(view)
    }
}
