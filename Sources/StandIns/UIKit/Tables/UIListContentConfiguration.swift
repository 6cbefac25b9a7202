/// The content of a row: a text and perhaps a second one.
///
/// Stands for [UIListContentConfiguration](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct). Left
/// out: images, attributed texts, margins and all about looks.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The text.
    public var text: String?
    /// The second text.
    public var secondaryText: String?

    /// The configuration of a plain row.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }

    /// A view that shows the texts.
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
}
