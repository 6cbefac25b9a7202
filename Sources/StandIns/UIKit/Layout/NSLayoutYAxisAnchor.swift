/// An anchor on the vertical axis; the compiler keeps it apart from horizontal ones.
///
/// Stands for [NSLayoutYAxisAnchor](https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor).
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
