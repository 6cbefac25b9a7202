/// A description of content that can make the view that shows it.
///
/// Stands for [UIContentConfiguration](https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol). Left out:
/// `updated(for:)`, since there are no states.
@MainActor
public protocol UIContentConfiguration {
    /// A view that shows this content.
    func makeContentView() -> any UIView & UIContentView
}
