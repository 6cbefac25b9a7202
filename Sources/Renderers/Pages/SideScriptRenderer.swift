public import HTML
internal import Models
public import ViewModels

/// Writes a pattern's side of the comparison as a script that assigns one global by its own name, so that it is loaded the same
/// way from a server and from a disk, where nothing can be fetched.
public enum SideScriptRenderer {
    /// Writes a side as compare.js loads it.
    public static func write(_ view: SideView, to html: inout HTMLWriter) {
        var side = HTMLWriter()
        var listings = view.firstListing
        SideRenderer.write(view.side, firstListing: &listings, in: view.frame, to: &side)
        html.markup("self[")
        html.json("pilaster:compare/" + view.id.path)
        html.markup("]=")
        html.json(side.bytes.span)
        html.markup(";\n")
    }
}
