internal import Markup

/// A part of a paragraph while its inlines are read once more.
enum InlineToken {
    /// A node with descendants begins.
    case open(Node)
    /// The node that began last ends.
    case close
    /// A node without descendants.
    case leaf(Node)
    /// A run of tildes.
    case tildes(Tildes)

    /// One or two tildes that may begin or end struck out text.
    struct Tildes {
        /// The run itself, as text.
        var text: Node
        /// Whether text may begin behind it (left-flanking).
        var canOpen: Bool
        /// Whether text may end before it (right-flanking).
        var canClose: Bool
        /// What it turned out to be.
        var role = Role.text

        enum Role { case text, opening, closing }
    }
}
