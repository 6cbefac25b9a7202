public import HTML
public import ViewModels

/// Draws a text as it stands on a page, and nothing around it.
public enum FragmentRenderer {
    /// Writes the text's blocks.
    public static func write(_ fragment: FragmentView, to html: inout HTMLWriter) {
        var body = BodyRenderer(fragment.body, in: fragment.frame)
        body.writeBlocks(to: &html)
    }
}
