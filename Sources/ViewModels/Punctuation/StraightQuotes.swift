internal import Bytes
internal import Markup

/// Finds the straight quotation marks of one paragraph, heading or cell, across the borders of its emphases and links.
struct StraightQuotes {
    private let document: Document
    private(set) var quotes: [StraightQuote] = []
    /// What the text ends with that was read last.
    private var last: Neighbour = .edge
    /// Whether what follows the last quote has not been read yet.
    private var isPending = false

    /// More of them in one paragraph are no quotations.
    private static let most = 10_000

    /// - Parameter range: The inlines of the block.
    init(in range: Range<Int>, of document: Document) {
        self.document = document
        var index = range.lowerBound
        while index < range.upperBound, quotes.count <= Self.most {
            index = read(index)
        }
        if quotes.count > Self.most { quotes = [] }
    }

    static func hasQuote(_ range: Range<Int>, of document: Document) -> Bool {
        let nodes = document.nodes.span
        let text = document.text.span
        for index in range where nodes[index].kind == .text && hasQuote(nodes[index].text.bounds, of: text) { return true }
        return false
    }

    static func hasQuote(_ range: Range<Int>, of text: Span<UInt8>) -> Bool { firstQuote(in: range, of: text) != nil }

    private static func firstQuote(in range: Range<Int>, of text: Span<UInt8>) -> Int? {
        text.firstIndex(in: range) { $0.places(of: "\"") | $0.places(of: "'") }
    }

    static func hasQuote(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    }

    /// - Returns: The next node to read.
    private mutating func read(_ index: Int) -> Int {
        let node = document.nodes[index]
        switch node.kind {
        case .text: read(text: index)
        case .softBreak, .lineBreak: meet(.edge)
        case .code, .image: meet(.thing)
        case .link where isAddress(index):
            meet(.thing)
            return Int(node.end)
        default: return index + 1
        }
        return node.kind == .image ? Int(node.end) : index + 1
    }

    /// `<https://example.org>`: the text is the address.
    private func isAddress(_ link: Int) -> Bool {
        let range = document.descendants(of: link)
        guard range.count == 1, document.nodes[range.lowerBound].kind == .text else { return false }
        let text = document[document.nodes[range.lowerBound].text]
        let destination = document[document.nodes[link].text]
        return text == destination || Array("mailto:".utf8) + text == Array(destination)
    }

    private mutating func meet(_ neighbour: Neighbour) {
        if isPending, let quote = quotes.indices.last { quotes[quote].after = neighbour }
        isPending = false
        last = neighbour
    }

    private mutating func read(text index: Int) {
        let range = document.nodes[index].text.bounds
        guard !range.isEmpty else { return }
        if isPending { meet(Neighbour(at: range.lowerBound, in: document.text.span)) }
        var start = range.lowerBound
        while quotes.count <= Self.most, let offset = Self.firstQuote(in: start..<range.upperBound, of: document.text.span) {
            isPending = offset + 1 == range.upperBound
            quotes.append(quote(at: offset, in: index, range))
            start = offset + 1
        }
        last = Neighbour(before: range.upperBound, in: document.text.span)
    }

    private func quote(at offset: Int, in node: Int, _ range: Range<Int>) -> StraightQuote {
        let all = document.text.span
        let text = document.text[range]
        let isDouble = text[offset] == UInt8(ascii: "\"")
        return StraightQuote(
            node: node, offset: offset, isDouble: isDouble,
            before: offset == range.lowerBound ? last : Neighbour(before: offset, in: all),
            after: isPending ? .edge : Neighbour(at: offset + 1, in: all),
            isElision: !isDouble && Self.isElision(at: offset, in: text),
            isInAddress: Self.isInAddress(offset, in: text))
    }

    /// Whether `'n'` begins at an offset.
    private static func isElision(at offset: Int, in text: ArraySlice<UInt8>) -> Bool {
        let word = text[offset...].prefix(3)
        return word.count == 3 && word.last == UInt8(ascii: "'") && word[offset + 1] | 0x20 == UInt8(ascii: "n")
            && (offset + 3 == text.endIndex || !Neighbour(at: offset + 3 - text.startIndex, in: text.span).isWord)
    }

    /// No address that somebody writes into a sentence is longer.
    private static let longestAddress = 256

    /// Whether the word that an offset is in holds `://`, and the mark is part of the address: more of it follows, or another
    /// mark within it is answered.
    private static func isInAddress(_ offset: Int, in text: ArraySlice<UInt8>) -> Bool {
        let before = text[max(text.startIndex, offset - longestAddress)..<offset]
        let word = before[(before.lastIndex { $0 <= UInt8(ascii: " ") } ?? before.startIndex)...]
        guard let colon = word.firstIndex(of: UInt8(ascii: ":")), word[colon...].starts(with: "://".utf8) else { return false }
        if offset + 1 < text.endIndex, text[offset + 1] > UInt8(ascii: " ") { return true }
        return !word[colon...].count { $0 == text[offset] }.isMultiple(of: 2)
    }
}
