/// A colour by its components.
///
/// Stands for [UIColor](https://developer.apple.com/documentation/uikit/uicolor). Left out: colour spaces, patterns, and
/// colours that adapt to traits; `systemBackground` is the one of the light appearance.
public final class UIColor: Sendable {
    /// The red, green, blue and alpha components, each between 0 and 1.
    public let red, green, blue, alpha: CGFloat

    /// Makes a colour from components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The background behind the main content.
    public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
}
