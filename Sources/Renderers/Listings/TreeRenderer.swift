internal import HTML
internal import ViewModels

/// Draws a folder as nested lists; the style sheet adds the lines of a tree.
enum TreeRenderer {
    static func write(_ tree: ListingView.Tree, in body: BodyRenderer, to html: inout HTMLWriter) {
        html.markup("<div class=\"tree\" tabindex=\"0\" role=\"group\" dir=\"ltr\"")
        html.attribute("aria-label", tree.label)
        html.markup(">\n<ul>\n")
        var open = [[tree.root][...]]
        // Each entry holds the siblings that are still to be written; an emptied one closes its list.
        while let siblings = open.last {
            guard let node = siblings.first else {
                open.removeLast()
                html.markup(open.isEmpty ? "</ul>\n" : "</ul>\n</li>\n")
                continue
            }
            open[open.count - 1].removeFirst()
            html.markup(node.isFolder ? "<li class=\"folder\">" : "<li>")
            line(node, in: body, to: &html)
            if node.children.isEmpty {
                html.markup("</li>\n")
            } else {
                html.markup("\n<ul>\n")
                open.append(node.children[...])
            }
        }
        html.markup("</div>\n")
    }

    private static func line(_ node: ListingView.Tree.Node, in body: BodyRenderer, to html: inout HTMLWriter) {
        if let address = node.address {
            html.markup("<a")
            html.attribute("href", url: address)
            html.markup(">")
            name(node, to: &html)
            html.markup("</a>")
        } else {
            name(node, to: &html)
        }
        guard let remark = node.remark else { return }
        html.markup(" <span class=\"remark\" dir=\"auto\"")
        if let language = remark.language { html.attribute("lang", language) }
        html.markup(">")
        html.prose(remark.text)
        html.markup("</span>")
    }

    private static func name(_ node: ListingView.Tree.Node, to html: inout HTMLWriter) {
        html.markup("<code translate=\"no\">")
        html.text(node.name)
        html.markup(node.isFolder ? "/</code>" : "</code>")
    }
}
