/// A text that the user reads.
///
/// Stands for [UILabel](https://developer.apple.com/documentation/uikit/uilabel). Left out: fonts, colours, attributed text,
/// alignment and line breaking.
open class UILabel: UIView {
    /// The text; `nil` shows nothing.
    open var text: String?

    /// Makes a label, which touches pass through.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Answers `nil`: there are no archives to decode from.
    public required init?(coder: NSCoder) {
        nil
    }
}
