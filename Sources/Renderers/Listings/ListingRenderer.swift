internal import HTML
internal import ViewModels

/// Draws a fence: a caption that says what it is and whether it was compiled, and the code, tabs, difference or folder.
enum ListingRenderer {
    /// - Parameter number: The listing's place on the page, from 0, which makes its ids unique.
    static func write(_ listing: ListingView, number: Int, in body: inout BodyRenderer, to html: inout HTMLWriter) {
        html.markup("<figure class=\"listing\"")
        if let id = listing.id { html.attribute("id", id) }
        html.markup(">\n")
        CaptionRenderer.write(listing, in: body, to: &html)
        switch listing.content {
        case .code(let code): CodeRenderer.write(code, highlighter: &body.highlighter, to: &html)
        case .tabs(let codes): TabsRenderer.write(codes, number: number, in: &body, to: &html)
        case .diff(let diff): DiffRenderer.write(diff, in: body, to: &html)
        case .tree(let tree): TreeRenderer.write(tree, in: body, to: &html)
        }
        html.markup("</figure>\n")
    }
}
