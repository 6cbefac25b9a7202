internal import Bytes

/// A markdown document as one flat list of nodes in reading order, and the bytes that they point into.
///
/// A node is followed by its descendants, and knows where they end. A tree of this form has two allocations however
/// large it is, can be shared between tasks, and is freed without recursion, so its depth is bounded by memory alone.
public struct Document: Sendable {
    /// The nodes in reading order; the first is the document itself.
    public private(set) var nodes: [Node] = []
    /// The bytes that the nodes' ranges point into, UTF-8.
    public private(set) var text: [UInt8] = []

    /// A document without nodes.
    public init() {}

    /// Forgets everything but the memory, for the next document.
    public mutating func removeAll() {
        nodes.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
    }

    /// A copy that has memory for what is in it and no more.
    public var compact: Document {
        var copy = Document()
        copy.nodes.reserveCapacity(nodes.count)
        copy.nodes.append(contentsOf: nodes)
        copy.text.reserveCapacity(text.count)
        copy.text.append(contentsOf: text)
        return copy
    }

    // MARK: Building

    /// Appends a node whose descendants follow until `close`.
    ///
    /// - Returns: The node's index.
    public mutating func open(_ node: Node) -> Int {
        append(node)
        return nodes.count - 1
    }

    /// Says that all descendants of the node at `index` have been appended.
    public mutating func close(_ index: Int) {
        nodes[index].end = Int32(truncatingIfNeeded: nodes.count)
    }

    /// Appends a node without descendants.
    public mutating func append(_ node: Node) {
        var node = node
        node.end = Int32(truncatingIfNeeded: nodes.count + 1)
        nodes.append(node)
    }

    /// Appends bytes to the text.
    ///
    /// - Returns: Where they are.
    public mutating func append(text bytes: Span<UInt8>) -> TextRange {
        let start = text.count
        text.append(contentsOf: bytes)
        return TextRange(start: start, count: text.count - start)
    }

    /// Appends bytes to the text.
    ///
    /// - Returns: Where they are.
    public mutating func append(text bytes: [UInt8]) -> TextRange { append(text: bytes.span) }

    /// Copies a subtree of another document to the end of this one.
    public mutating func append(_ range: Range<Int>, of other: Document) {
        let shift = nodes.count - range.lowerBound
        for index in range {
            var node = other.nodes[index]
            node.end += Int32(truncatingIfNeeded: shift)
            node.text = append(text: other.text.span.extracting(node.text.bounds))
            node.info = append(text: other.text.span.extracting(node.info.bounds))
            nodes.append(node)
        }
    }

    /// Changes what a node says of itself. Its place in the tree stays.
    public mutating func update(_ index: Int, _ change: (inout Node) -> Void) {
        let end = nodes[index].end
        change(&nodes[index])
        nodes[index].end = end
    }

    /// Removes the last nodes, from `index` on: those of a subtree that turned out to be nothing.
    public mutating func removeLast(from index: Int) {
        nodes.removeSubrange(index...)
    }
}
