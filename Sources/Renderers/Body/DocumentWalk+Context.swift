internal import Markup

extension DocumentWalk {
    /// Whether the node is a child of an item whose list is tight, so that a paragraph there has no tags of its own.
    var isInTightItem: Bool {
        ancestor(0)?.kind == .item && ancestor(1)?.flags.contains(.tight) == true
    }

    /// Whether the node is a cell of its table's first row.
    var isInHeaderRow: Bool { ancestor(0)?.flags.contains(.header) == true }
}
