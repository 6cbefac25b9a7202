/// A relation between two anchors.
///
/// Stands for [NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint). Left out: the solver.
/// A constraint remembers what it relates and whether it is active, and moves nothing.
@MainActor
open class NSLayoutConstraint {
    /// The direction in which a stack view lays out its views.
    public enum Axis: Int, Sendable {
        /// Side by side.
        case horizontal
        /// One above the other.
        case vertical
    }

    /// The view whose anchor the constraint starts from.
    public private(set) weak var firstItem: AnyObject?
    /// The view whose anchor it is held against.
    public private(set) weak var secondItem: AnyObject?
    /// The distance between the anchors, in points.
    open var constant: CGFloat
    /// Whether the constraint takes part in the layout.
    open var isActive = false

    init(firstItem: UIView?, secondItem: UIView?, constant: CGFloat) {
        self.firstItem = firstItem
        self.secondItem = secondItem
        self.constant = constant
    }

    /// Activates each of the constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach { $0.isActive = true }
    }
}
