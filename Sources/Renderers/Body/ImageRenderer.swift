internal import HTML
internal import Markup
internal import ViewModels

/// Draws an image; where there is none to show, its description.
enum ImageRenderer {
    static func write(_ link: LinkView, index: Int, in document: Document, to html: inout HTMLWriter) {
        switch link {
        case .image(let address, let width, let height):
            write(address, width: width, height: height, index: index, in: document, to: &html)
        case .internal(let address, _), .external(let address):
            write(address, width: nil, height: nil, index: index, in: document, to: &html)
        case .none:
            html.text(document.plainText(in: document.descendants(of: index)))
        }
    }

    private static func write(
        _ address: String, width: Int?, height: Int?, index: Int, in document: Document, to html: inout HTMLWriter
    ) {
        html.markup("<img")
        html.attribute("src", url: address)
        html.markup(" alt=\"")
        html.alternativeText(of: index, in: document)
        html.markup("\"")
        html.title(document[document.nodes[index].info])
        if let width, let height {
            html.attribute("width", width)
            html.attribute("height", height)
        }
        html.markup(" loading=\"lazy\">")
    }
}
