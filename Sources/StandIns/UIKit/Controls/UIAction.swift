/// What an action runs; it is given the action itself, whose `sender` says where it came from.
///
/// Stands for [UIActionHandler](https://developer.apple.com/documentation/uikit/uiactionhandler).
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a name, to be run when something happens to a control.
///
/// Stands for [UIAction](https://developer.apple.com/documentation/uikit/uiaction). Left out: images, attributes, states and
/// menus.
@MainActor
open class UIAction {
    /// The name by which a control tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String

        /// Makes an identifier from a text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier from a text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The text that a button or a menu shows for the action.
    open var title: String
    /// The action's name, unique if none was given.
    public let identifier: Identifier
    /// What sent the action, while its handler runs.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Makes an action that runs the handler.
    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler) {
        self.title = title
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
    }

    func perform(from sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
