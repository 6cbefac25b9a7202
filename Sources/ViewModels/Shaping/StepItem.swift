internal import Localization
internal import Markup

/// An item of the list that tells an interaction.
struct StepItem {
    let document: Document
    /// The node.
    let item: Int

    /// The bold inline that the item begins with.
    private var strong: Int? {
        let strong = item + 2
        guard strong < Int(document.nodes[item].end), document.nodes[item + 1].kind == .paragraph,
            document.nodes[strong].kind == .strong
        else { return nil }
        return strong
    }

    /// The bold inline, if it can be a link: there is none in it.
    var linkable: Int? {
        strong.flatMap { strong in
            document.nodes[document.descendants(of: strong)].contains { $0.kind == .link } ? nil : strong
        }
    }

    /// What the item's first paragraph says, with or without the arrow that it begins with.
    func text(afterArrow: Bool) -> String {
        guard item + 1 < Int(document.nodes[item].end), document.nodes[item + 1].kind == .paragraph else { return "" }
        let end = Int(document.nodes[item + 1].end)
        let start = afterArrow ? strong.map { Int(document.nodes[$0].end) } ?? item + 2 : item + 2
        let text = document.plainText(in: start..<end).drop { $0.isWhitespace || $0.isColon }
        guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(text[...last])
    }
}
