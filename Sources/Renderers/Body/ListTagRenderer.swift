internal import HTML
internal import Markup
internal import Models
internal import ViewModels

/// Draws the tags of lists and their items.
enum ListTagRenderer {
    static func open(_ node: Node, to html: inout HTMLWriter) {
        guard node.flags.contains(.ordered) else { return html.markup("<ul>\n") }
        html.markup("<ol")
        if node.number != 1 { html.attribute("start", Int(node.number)) }
        html.markup(">\n")
    }

    static func close(_ node: Node, to html: inout HTMLWriter) {
        html.markup(node.flags.contains(.ordered) ? "</ol>\n" : "</ul>\n")
    }

    /// - Parameter step: The step of the interaction that the item is.
    static func openItem(_ node: Node, step: DiagramView.Step?, words: Words, to html: inout HTMLWriter) {
        html.markup("<li")
        if let step { DiagramRenderer.itemID(of: step, to: &html) }
        guard node.flags.contains(.task) else { return html.markup(">") }
        let isDone = node.flags.contains(.done)
        html.markup(
            isDone
                ? " class=\"task\"><input type=\"checkbox\" checked disabled"
                : " class=\"task\"><input type=\"checkbox\" disabled")
        html.attribute("aria-label", words[isDone ? .taskDone : .taskOpen])
        html.markup("> ")
    }
}
