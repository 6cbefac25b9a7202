internal import Bytes
internal import Markup

/// Reads what libcmark left as text in a paragraph: struck out text, bare addresses and references to footnotes.
///
/// The paragraph's nodes are taken as tokens, texts divided into several, and put back.
struct InlineExtensions {
    let options: MarkdownOptions
    let mask: SourceMask?
    /// The labels of the footnotes that are defined.
    let labels: Set<String>

    /// Whether a text may hold anything to read here.
    func mayApply(to text: Span<UInt8>) -> Bool {
        if options.contains(.strikethrough), ByteSearch.contains("~", in: text) { return true }
        if mask != nil, ByteSearch.first(SourceMask.lead, in: text) != nil { return true }
        guard options.contains(.autolinks) else { return false }
        return ByteSearch.contains("@", in: text) || ByteSearch.contains("://", in: text) || ByteSearch.contains("www.", in: text)
    }

    /// The same for a text of a few words, of which most hold none of the signs: that is known with one look.
    func mayApply(toShort text: Span<UInt8>) -> Bool { (mask != nil || Self.mayHoldSign(text)) && mayApply(to: text) }

    private static func mayHoldSign(_ text: Span<UInt8>) -> Bool {
        func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "~") || byte == UInt8(ascii: "@") }
        guard !text.isEmpty, !isSign(text[text.count - 1]) else { return !text.isEmpty }
        return SixteenBytes.areNeighbours(in: text) { byte, next in
            isSign(byte) || byte == UInt8(ascii: ":") && next == UInt8(ascii: "/")
                || byte == UInt8(ascii: "w") && next == UInt8(ascii: "w")
        } places: { bytes, next in
            bytes.places(of: "~") | bytes.places(of: "@") | bytes.places(of: ":") & next.places(of: "/")
                | bytes.places(of: "w") & next.places(of: "w")
        }
    }

    /// Reads the inlines of a block whose nodes are the last of the document.
    ///
    /// - Returns: The labels of references to footnotes that nobody defines.
    func apply(to block: Int, in document: inout Document) -> [String] {
        var (tokens, unknown) = TextReader.tokens(in: block + 1..<document.nodes.count, of: &document, with: self)
        if options.contains(.strikethrough) { Strikethrough.match(&tokens) }
        document.removeLast(from: block + 1)
        Self.write(tokens, to: &document)
        return unknown
    }

    private static func write(_ tokens: [InlineToken], to document: inout Document) {
        var open: [Int] = []
        for token in tokens {
            switch token {
            case .open(let node): open.append(document.open(node))
            case .close: if let last = open.popLast() { document.close(last) }
            case .leaf(let node): document.append(node)
            case .tildes(let tildes):
                switch tildes.role {
                case .text: document.append(tildes.text)
                case .opening: open.append(document.open(Node(.strikethrough)))
                case .closing: if let last = open.popLast() { document.close(last) }
                }
            }
        }
    }
}
