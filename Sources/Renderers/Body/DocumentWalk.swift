internal import HTML
internal import Markup

/// What a walk through a document calls at every node, in reading order.
protocol NodeVisitor {
    /// Writes what stands before a node's children.
    ///
    /// - Returns: Whether the walk is to go on with the node's children; if not, it does not `exit` the node either.
    mutating func enter(_ index: Int, on walk: DocumentWalk, html: inout HTMLWriter) -> Bool

    /// Writes what stands behind a node's children.
    mutating func exit(_ index: Int, on walk: DocumentWalk, html: inout HTMLWriter)
}

/// A walk through a document's flat list of nodes. The way back up is kept in an array, so depth costs no call stack.
struct DocumentWalk {
    let document: Document
    private var open: [Int] = []

    init(_ document: Document) { self.document = document }

    /// The nodes around the one that is entered or left, from its parent (0) outwards.
    func ancestor(_ distance: Int) -> Node? {
        open.count > distance ? document.nodes[open[open.count - 1 - distance]] : nil
    }

    /// Visits a range of nodes that begins and ends between siblings.
    mutating func run(_ range: Range<Int>, visitor: inout some NodeVisitor, html: inout HTMLWriter) {
        var index = range.lowerBound
        while index < range.upperBound {
            close(before: index, visitor: &visitor, html: &html)
            let end = Int(document.nodes[index].end)
            if visitor.enter(index, on: self, html: &html) {
                open.append(index)
                index += 1
            } else {
                index = max(end, index + 1)
            }
        }
        close(before: range.upperBound, visitor: &visitor, html: &html)
    }

    private mutating func close(before index: Int, visitor: inout some NodeVisitor, html: inout HTMLWriter) {
        while let last = open.last, Int(document.nodes[last].end) <= index {
            open.removeLast()
            visitor.exit(last, on: self, html: &html)
        }
    }
}
