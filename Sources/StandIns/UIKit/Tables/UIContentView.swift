/// A view that shows what a configuration describes.
///
/// Stands for [UIContentView](https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol).
@MainActor
public protocol UIContentView: AnyObject {
    /// What is shown; setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show such a configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}
