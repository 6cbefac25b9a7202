/// The view of one row.
///
/// Stands for [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell). Left out: accessories, selection,
/// editing, states, and `textLabel`, which content configurations have replaced. The initializer is `required`, since Swift
/// has no other way to make a cell of a registered class.
open class UITableViewCell: UIView {
    /// The built-in arrangements.
    public enum CellStyle: Int, Sendable {
        /// One line of text.
        case `default` = 0
        /// A title with a smaller line below.
        case subtitle = 3
    }

    /// The identifier under which the cell can be used again.
    public let reuseIdentifier: String?
    /// The view that holds the content.
    public let contentView = UIView()
    private var configured: (any UIView & UIContentView)?

    /// Makes a cell for an identifier.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Answers `nil`: there are no archives to decode from.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Called before a cell that has left the screen is used again.
    open func prepareForReuse() {}

    /// A configuration for one line of text, to be filled and set.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        .cell()
    }

    /// What the cell shows. Setting it changes the views in `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.configuration }
        set { show(newValue) }
    }

    private func show(_ configuration: (any UIContentConfiguration)?) {
        if let configuration, let configured, configured.supports(configuration) {
            configured.configuration = configuration
            return
        }
        configured?.removeFromSuperview()
        configured = configuration?.makeContentView()
        if let configured { contentView.addSubview(configured) }
    }
}
