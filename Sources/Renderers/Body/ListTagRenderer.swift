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

    static func openItem(_ node: Node, words: Words, to html: inout HTMLWriter) {
        guard node.flags.contains(.task) else { return html.markup("<li>") }
        let isDone = node.flags.contains(.done)
        html.markup(
            isDone
                ? "<li class=\"task\"><input type=\"checkbox\" checked disabled"
                : "<li class=\"task\"><input type=\"checkbox\" disabled")
        html.attribute("aria-label", words[isDone ? .taskDone : .taskOpen])
        html.markup("> ")
    }
}
