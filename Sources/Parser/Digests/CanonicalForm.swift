internal import Bytes
internal import Digest
internal import Markup
internal import Models

/// A text's tree as bytes, so that two texts have the same bytes exactly if they say the same.
///
/// How a line is broken, how emphasis and lists are marked, how a link is written and how far the cells of a table reach make
/// no difference: the tree does not tell. The ids of headings, the alignment of columns and the looseness of lists do not
/// count either, nor does the body of a fence that shows a sample, since that is code and its comments. All else counts.
///
/// A node is `0xFF`, its kind and what it says of itself, its children, and `0xFE`; text stands as it is, white space joined
/// to one space. No UTF-8 holds those bytes, so no two trees have the same. A change to this form is a new scheme: see
/// `SectionDigest`.
struct CanonicalForm: ~Copyable {
    private var bytes = ByteBuffer()
    /// Whether a space would be one too many.
    private var isAfterSpace = true
    /// Where the nodes that are open end, outermost first.
    private var ends: [Int32] = []

    private static let opening: UInt8 = 0xFF
    private static let closing: UInt8 = 0xFE
    private static let border: UInt8 = 0xFD
    private static let space = UInt8(ascii: " ")

    /// The digest of all that was appended.
    var digest: Digest { bytes.withSpan { Digest(of: $0) } }

    /// Forgets everything but the memory.
    mutating func removeAll() {
        bytes.removeAll()
        isAfterSpace = true
    }

    /// Appends a text that is no markdown, as front matter has.
    mutating func append(field text: String?) {
        isAfterSpace = true
        append(text: (text ?? "").utf8.span)
        if isAfterSpace, bytes.last == Self.space { bytes.removeLast() }
        bytes.append(Self.border)
    }

    /// Appends a range of nodes that begins and ends between siblings.
    ///
    /// - Parameter showsSample: Whether the fence at a place among the document's code blocks shows a sample.
    mutating func append(_ range: Range<Int>, of document: Document, firstFence: Int, showsSample: (Int) -> Bool) {
        isAfterSpace = true
        var fence = firstFence
        for index in range {
            close(before: index)
            let node = document.nodes[index]
            switch node.kind {
            case .text: append(text: document.text.span.extracting(node.text.bounds))
            case .softBreak: append(Self.space)
            case .codeBlock:
                open(node, of: document)
                append(codeBlock: node, of: document, isSample: showsSample(fence))
                fence += 1
            default: open(node, of: document)
            }
        }
        close(before: range.upperBound)
    }

    private mutating func close(before index: Int) {
        while let end = ends.last, end <= index {
            ends.removeLast()
            bytes.append(Self.closing)
        }
    }

    // MARK: Nodes

    private mutating func open(_ node: Node, of document: Document) {
        bytes.append(Self.opening)
        bytes.append(node.kind.rawValue)
        ends.append(node.end)
        switch node.kind {
        case .heading, .callout: append(number: node.number)
        case .list where node.flags.contains(.ordered):
            bytes.append(Self.border)
            append(number: node.number)
        case .item: bytes.append(node.flags.intersection([.task, .done]).rawValue)
        case .tableRow: bytes.append(node.flags.intersection(.header).rawValue)
        case .link, .image:
            bytes.append(document[node.text].span)
            bytes.append(Self.border)
            bytes.append(document[node.info].span)
            bytes.append(Self.border)
        case .code, .htmlInline, .htmlBlock, .footnoteReference: bytes.append(document[node.text].span)
        case .footnoteDefinition:
            bytes.append(document[node.info].span)
            bytes.append(Self.border)
        default: break
        }
        switch node.kind {
        case .code, .htmlInline, .image, .footnoteReference: isAfterSpace = false
        case .emphasis, .strong, .strikethrough, .link: break
        // A block and a line of its own begin anew.
        default: isAfterSpace = true
        }
    }

    private mutating func append(codeBlock node: Node, of document: Document, isSample: Bool) {
        for byte in document[node.info] { append(byte) }
        bytes.append(Self.border)
        if !isSample { bytes.append(document[node.text].span) }
    }

    private mutating func append(number: Int32) {
        var rest = number.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
    }

    // MARK: Text

    private mutating func append(text: Span<UInt8>) {
        guard !text.isEmpty else { return }
        guard !isAfterSpace || text[0] != Self.space, Self.hasSingleSpaces(text) else {
            for index in text.indices { append(text[index]) }
            return
        }
        bytes.append(text)
        isAfterSpace = text[text.count - 1] == Self.space
    }

    /// Whether all white space in a text, which is not empty, is single spaces. All other white space of ASCII is below the
    /// space, as are all controls.
    private static func hasSingleSpaces(_ text: Span<UInt8>) -> Bool {
        text[text.count - 1] >= space
            && !SixteenBytes.areNeighbours(in: text) { byte, next in
                byte < space || byte == space && next == space
            } places: { bytes, next in
                bytes.places(upTo: space - 1) | bytes.places(of: space) & next.places(of: space)
            }
    }

    private mutating func append(_ byte: UInt8) {
        switch byte {
        case Self.space, 9...13:
            if !isAfterSpace { bytes.append(Self.space) }
            isAfterSpace = true
        default:
            bytes.append(byte)
            isAfterSpace = false
        }
    }
}
