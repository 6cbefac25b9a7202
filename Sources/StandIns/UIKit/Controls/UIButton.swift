/// A control that the user taps.
///
/// Stands for [UIButton](https://developer.apple.com/documentation/uikit/uibutton). Left out: images, menus, configurations and
/// primary actions. A tap is `sendActions(for: .touchUpInside)`.
open class UIButton: UIControl {
    /// How a button looks.
    public enum ButtonType: Int, Sendable {
        /// Plain.
        case custom = 0
        /// In the style of the system.
        case system = 1
    }

    /// The look with which the button was made.
    public private(set) var buttonType = ButtonType.custom
    /// The label that shows the title.
    public private(set) var titleLabel: UILabel? = UILabel()
    private var titles: [State: String] = [:]

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Makes a plain button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if let titleLabel { addSubview(titleLabel) }
    }

    /// Answers `nil`: there are no archives to decode from.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Whether the button answers to touches; the title follows.
    open override var isEnabled: Bool {
        didSet { titleLabel?.text = currentTitle }
    }

    /// The title that is shown now.
    open var currentTitle: String? {
        title(for: isEnabled ? .normal : .disabled)
    }

    /// Sets the title for a state; states without one show that of `normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        titleLabel?.text = currentTitle
    }

    /// The title that is shown in a state.
    open func title(for state: State) -> String? {
        titles[state] ?? titles[.normal]
    }
}
