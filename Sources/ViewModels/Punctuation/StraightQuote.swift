/// A straight quotation mark in a text, and what stands beside it.
struct StraightQuote {
    /// The text node.
    var node: Int
    /// The place of the mark in the document's text.
    var offset: Int
    var isDouble: Bool
    var before: Neighbour
    var after: Neighbour
    /// Whether the word is one of those that begin and end with an apostrophe: rock 'n' roll.
    var isElision = false
    /// Whether it is part of an address that stands in the text as it is.
    var isInAddress = false
}
