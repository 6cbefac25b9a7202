internal import Bytes

extension Document {
    /// The bytes of a range.
    @inlinable public subscript(range: TextRange) -> ArraySlice<UInt8> { text[range.bounds] }

    /// The bytes of a range as text.
    @inlinable public func string(_ range: TextRange) -> String {
        String(decoding: text[range.bounds], as: UTF8.self)
    }

    /// The indices of a node's descendants, in reading order.
    @inlinable public func descendants(of index: Int) -> Range<Int> { index + 1..<Int(nodes[index].end) }

    /// The indices of a node's children, in reading order.
    @inlinable public func children(of index: Int) -> Siblings { Siblings(document: self, range: descendants(of: index)) }

    /// The indices of the nodes in a range of siblings and their descendants that have no parent in the range.
    public struct Siblings: Sequence, IteratorProtocol {
        @usableFromInline let document: Document
        @usableFromInline var cursor: Int
        @usableFromInline let end: Int

        /// The outermost nodes of a range that begins and ends between siblings.
        @inlinable public init(document: Document, range: Range<Int>) {
            self.document = document
            cursor = range.lowerBound
            end = range.upperBound
        }

        /// The next sibling's index.
        @inlinable public mutating func next() -> Int? {
            guard cursor < end else { return nil }
            defer { cursor = Int(document.nodes[cursor].end) }
            return cursor
        }
    }

    /// What a reader reads in the nodes of a range, without any markup: texts and code, and one space for a line break.
    /// Images and raw HTML are left out.
    public func plainText(in range: Range<Int>) -> String {
        // A word in bold and most headings are a single text.
        if let text = loneText(in: range) { return string(text) }
        var bytes: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let node = nodes[index]
            index += 1
            switch node.kind {
            case .text, .code: bytes.append(contentsOf: text.span.extracting(node.text.bounds))
            case .softBreak, .lineBreak: bytes.append(UInt8(ascii: " "))
            case .image: index = Int(node.end)
            default: break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text or code of a range that holds besides it nothing but blocks and emphasis around it.
    private func loneText(in range: Range<Int>) -> TextRange? {
        var text: TextRange?
        for index in range {
            switch nodes[index].kind {
            case .text, .code:
                guard text == nil else { return nil }
                text = nodes[index].text
            case .softBreak, .lineBreak, .image: return nil
            default: break
            }
        }
        return text
    }

    /// What a reader sees of a node and its descendants, without any markup.
    public func plainText(of index: Int) -> String { plainText(in: index..<Int(nodes[index].end)) }
}
