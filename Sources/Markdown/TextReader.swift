internal import Markup

/// Divides the texts of a paragraph into tokens.
struct TextReader {
    private let extensions: InlineExtensions
    private var document: Document
    /// The labels of references to footnotes that nobody defines.
    private var unknown: [String] = []
    private var tokens: [InlineToken] = []
    /// Where the nodes that are open end, outermost first, and whether each is a link or an image.
    private var open: [(end: Int, isLink: Bool)] = []

    /// The tokens of a range of inlines, and the labels of references to footnotes that nobody defines.
    static func tokens(
        in range: Range<Int>, of document: inout Document, with extensions: InlineExtensions
    ) -> (tokens: [InlineToken], unknown: [String]) {
        var reader = TextReader(extensions: extensions, document: document)
        // A document with two owners would be copied at the first change.
        document = Document()
        let tokens = reader.tokens(in: range)
        document = reader.document
        return (tokens, reader.unknown)
    }

    private init(extensions: InlineExtensions, document: Document) {
        self.extensions = extensions
        self.document = document
    }

    private mutating func tokens(in range: Range<Int>) -> [InlineToken] {
        for index in range {
            close(before: index)
            let node = document.nodes[index]
            switch node.kind {
            case .text: read(node, isAtStart: mayBegin(at: index), next: follower(of: index, in: range))
            case .emphasis, .strong, .link, .image:
                tokens.append(.open(node))
                open.append((Int(node.end), node.kind == .link || node.kind == .image))
            default: tokens.append(.leaf(node))
            }
        }
        close(before: range.upperBound)
        return tokens
    }

    private mutating func close(before index: Int) {
        while let last = open.last, last.end <= index {
            open.removeLast()
            tokens.append(.close)
        }
    }

    // MARK: What is around a text

    /// Whether what stands before a text lets an address begin in it: a line's beginning, or the mark of emphasis.
    private func mayBegin(at index: Int) -> Bool {
        switch document.nodes[index - 1].kind {
        case .code, .htmlInline, .image: false
        // The text of a link ends before this one.
        case .text: !document.nodes[..<index].reversed().prefix(2).contains { $0.kind == .link }
        default: true
        }
    }

    /// The character before a text or behind it, as far as flanking is concerned: white space, or the mark of an inline.
    private static let lineEnd: Unicode.Scalar = "\n"
    private static let mark: Unicode.Scalar = "*"

    private func predecessor() -> Unicode.Scalar {
        switch tokens.last {
        case nil: Self.lineEnd
        case .leaf(let node): node.kind == .softBreak || node.kind == .lineBreak ? Self.lineEnd : Self.mark
        default: Self.mark
        }
    }

    private func follower(of index: Int, in range: Range<Int>) -> Unicode.Scalar {
        guard index + 1 < range.upperBound else { return open.isEmpty ? Self.lineEnd : Self.mark }
        let next = document.nodes[index + 1].kind
        return next == .softBreak || next == .lineBreak ? Self.lineEnd : Self.mark
    }

    // MARK: Texts

    private mutating func read(_ node: Node, isAtStart: Bool, next: Unicode.Scalar) {
        guard extensions.mayApply(toShort: document.text.span.extracting(node.text.bounds)) else {
            return tokens.append(.leaf(node))
        }
        let previous = predecessor()
        let isInLink = open.contains { $0.isLink }
        // The bytes are copied: what is read is appended to the text that they stand in.
        let bytes = Array(document[node.text])
        var start = 0
        var index = 0
        while index < bytes.count {
            let end: Int
            switch bytes[index] {
            case UInt8(ascii: "~") where extensions.options.contains(.strikethrough):
                let run = bytes[index...].prefix { $0 == UInt8(ascii: "~") }
                append(bytes[start..<index], like: node)
                append(tildes: run, in: bytes, like: node, previous: previous, next: next)
                end = run.endIndex
            case SourceMask.lead where !isInLink:
                guard let reference = reference(at: index, in: bytes) else {
                    index += 1
                    continue
                }
                append(bytes[start..<index], like: node)
                append(reference: reference, like: node)
                end = reference.endIndex + 1
            case UInt8(ascii: "w"), UInt8(ascii: ":"), UInt8(ascii: "@"):
                guard !isInLink, extensions.options.contains(.autolinks),
                    let address = BareAddress(at: index, in: bytes[...], from: start, isAtStart: isAtStart)
                else {
                    index += 1
                    continue
                }
                append(bytes[start..<address.range.lowerBound], like: node)
                append(address, in: bytes, like: node)
                end = address.range.upperBound
            default:
                index += 1
                continue
            }
            start = end
            index = end
        }
        append(bytes[start...], like: node)
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>, like node: Node) {
        guard !bytes.isEmpty else { return }
        tokens.append(.leaf(text(bytes, like: node)))
    }

    private mutating func text(_ bytes: ArraySlice<UInt8>, like node: Node) -> Node {
        var result = node
        result.text = document.append(text: extensions.mask?.unmasked(bytes, isLiteral: false) ?? Array(bytes))
        return result
    }

    private mutating func append(
        tildes run: ArraySlice<UInt8>, in bytes: [UInt8], like node: Node, previous: Unicode.Scalar, next: Unicode.Scalar
    ) {
        let text = text(run, like: node)
        guard run.count <= 2 else { return tokens.append(.leaf(text)) }
        let flanking = Flanking(
            before: Flanking.scalar(endingAt: run.startIndex, in: bytes) ?? previous,
            after: Flanking.scalar(startingAt: run.endIndex, in: bytes) ?? next)
        tokens.append(.tildes(InlineToken.Tildes(text: text, canOpen: flanking.isLeft, canClose: flanking.isRight)))
    }

    // MARK: Footnotes

    /// The label of the reference that a mask's sign begins.
    private func reference(at index: Int, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard let mask = extensions.mask, bytes[index...].starts(with: mask.note) else { return nil }
        let label = bytes[(index + mask.note.count)...]
        return FootnoteLabel.end(in: label, closedBy: UInt8(ascii: "^")).map { label[..<$0] }
    }

    private mutating func append(reference label: ArraySlice<UInt8>, like node: Node) {
        let name = String(decoding: label, as: UTF8.self)
        guard extensions.labels.contains(name.lowercased()) else {
            unknown.append(name)
            return append(Array("[^\(name)]".utf8)[...], like: node)
        }
        var result = node
        result.kind = .footnoteReference
        result.text = document.append(text: label.span)
        tokens.append(.leaf(result))
    }

    // MARK: Addresses

    private mutating func append(_ address: BareAddress, in bytes: [UInt8], like node: Node) {
        let text = text(bytes[address.range], like: node)
        var link = Node(.link)
        link.text = document.append(text: Array(address.prefix.utf8) + document[text.text])
        tokens += [.open(link), .leaf(text), .close]
    }
}
