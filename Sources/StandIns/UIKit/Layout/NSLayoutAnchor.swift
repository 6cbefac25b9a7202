/// An edge or a middle of a view, from which constraints are made.
///
/// Stands for [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor). Left out: inequalities, layout
/// guides, and anchors that are no centre.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
    private weak var view: UIView?

    init(view: UIView) {
        self.view = view
    }

    /// A constraint that holds this anchor at the other one, `constant` points further.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(firstItem: view, secondItem: anchor.view, constant: constant)
    }
}
