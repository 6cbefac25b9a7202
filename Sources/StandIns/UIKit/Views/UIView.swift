/// A rectangle in the tree of views.
///
/// Stands for [UIView](https://developer.apple.com/documentation/uikit/uiview). Left out: drawing, touches, the responder
/// chain, animations, transforms, the constraint solver, and decoding from archives (`init(coder:)` answers `nil`). Layout
/// passes happen when `layoutIfNeeded()` is called, since there is no run loop to call it.
@MainActor
open class UIView {
    /// The view's own coordinates; its origin is what a scroll view scrolls.
    open var bounds: CGRect {
        didSet { if bounds != oldValue { setNeedsLayout() } }
    }
    /// The middle of the view in the coordinates of its superview.
    open var center: CGPoint
    /// Whether the view and all in it are invisible.
    open var isHidden = false
    /// Whether touches reach the view.
    open var isUserInteractionEnabled = true
    /// The colour behind the content; `nil` is transparent.
    open var backgroundColor: UIColor?
    /// Whether the frame is turned into constraints; code that sets constraints turns it off.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// The view that holds this one, without owning it.
    public private(set) weak var superview: UIView?
    /// The views inside this one, back to front.
    public private(set) var subviews: [UIView] = []
    private var needsLayout = true

    /// Makes a view with the given frame.
    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Makes a view with an empty frame.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Answers `nil`: there are no archives to decode from.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Where the view is, in the coordinates of its superview.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            bounds.size = newValue.size
        }
    }

    /// Puts a view on top of the other subviews; a view that has a superview leaves it first.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        setNeedsLayout()
    }

    /// Takes the view out of its superview; does nothing where there is none.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Asks for a layout at the next pass.
    open func setNeedsLayout() {
        needsLayout = true
    }

    /// Lays out this view and all in it, where a layout is due.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        subviews.forEach { $0.layoutIfNeeded() }
    }

    /// Places the subviews; subclasses override it.
    open func layoutSubviews() {}
}
