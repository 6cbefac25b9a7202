/// The view that shows a list content configuration.
///
/// Stands for [UIListContentView](https://developer.apple.com/documentation/uikit/uilistcontentview). Left out: images and layout
/// guides. The labels are subviews, so that a test can read what a user would.
open class UIListContentView: UIView, UIContentView {
    private let textLabel = UILabel()
    private let secondaryTextLabel = UILabel()
    private var content: UIListContentConfiguration

    /// Makes a view for a configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        addSubview(textLabel)
        addSubview(secondaryTextLabel)
        update()
    }

    /// Answers `nil`: there are no archives to decode from.
    public required init?(coder: NSCoder) {
        nil
    }

    /// What is shown; a configuration of another kind is ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let list = newValue as? UIListContentConfiguration else { return }
            content = list
            update()
        }
    }

    /// Whether the configuration is one of a list.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    private func update() {
        textLabel.text = content.text
        secondaryTextLabel.text = content.secondaryText
    }
}
