/// An anchor on the horizontal axis; the compiler keeps it apart from vertical ones.
///
/// Stands for [NSLayoutXAxisAnchor](https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor).
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
