internal import Bytes
internal import Localization
internal import Markup

/// Puts a language's own quotation marks, and true apostrophes, in place of straight ones: `"Szia"` becomes „Szia” in
/// Hungarian, «Szia» in Italian and Russian, by CLDR.
///
/// It is on where CLDR knows the language, since every typographer of such a language would mend straight marks, and since
/// the marks cannot be got wrong by an author who types the right ones: those stay. `punctuation: plain` in a language's
/// `index.TAG.md` switches it off for the pages in that language. It reads only texts between markup: code, addresses, raw
/// HTML and what stands in front matter are shown as typed.
struct SmartPunctuation: Sendable {
    let marks: QuotationMarks

    /// Changes the texts of a document.
    ///
    /// - Returns: Whether there was anything to change.
    func apply(to document: inout Document) -> Bool {
        guard StraightQuotes.hasQuote(0..<document.text.count, of: document.text.span) else { return false }
        // All new texts are appended at once: the document has nobody else's memory only from then on.
        var texts = ByteBuffer()
        var changes: [Change] = []
        for quotes in Self.quotes(in: document) { write(quotes, of: document, to: &texts, &changes) }
        guard !changes.isEmpty else { return false }
        let start = Int(texts.withSpan { document.append(text: $0) }.start)
        for change in changes {
            let range = TextRange(start: start + change.text.lowerBound, count: change.text.count)
            document.update(change.node) { $0.text = range }
        }
        return true
    }

    /// The new text of a node.
    private struct Change {
        var node: Int
        /// Where it stands among all of them.
        var text: Range<Int>
    }

    /// The straight marks of each block that has any.
    private static func quotes(in document: Document) -> [[StraightQuote]] {
        var blocks: [[StraightQuote]] = []
        let nodes = document.nodes.span
        for index in nodes.indices {
            switch nodes[index].kind {
            case .paragraph, .heading, .tableCell:
                let range = index + 1..<Int(nodes[index].end)
                guard StraightQuotes.hasQuote(range, of: document) else { continue }
                let quotes = StraightQuotes(in: range, of: document).quotes
                if !quotes.isEmpty { blocks.append(quotes) }
            default: continue
            }
        }
        return blocks
    }

    /// Writes the new texts of a block's nodes.
    private func write(
        _ quotes: [StraightQuote], of document: Document, to texts: inout ByteBuffer, _ changes: inout [Change]
    ) {
        let replacements = QuotePairing(quotes).replacements(with: marks)
        var first = 0
        while first < quotes.count {
            let node = quotes[first].node
            let last = quotes[first...].firstIndex { $0.node != node } ?? quotes.count
            if replacements[first..<last].contains(where: { $0 != nil }) {
                let start = texts.count
                let range = document.nodes[node].text.bounds
                Self.write(range, of: document.text.span, quotes[first..<last], replacements[first..<last], to: &texts)
                changes.append(Change(node: node, text: start..<texts.count))
            }
            first = last
        }
    }

    private static func write(
        _ range: Range<Int>, of text: Span<UInt8>, _ quotes: ArraySlice<StraightQuote>, _ replacements: ArraySlice<String?>,
        to texts: inout ByteBuffer
    ) {
        var position = range.lowerBound
        for (quote, replacement) in zip(quotes, replacements) {
            guard let replacement else { continue }
            texts.append(position..<quote.offset, of: text)
            texts.append(replacement)
            position = quote.offset + 1
        }
        texts.append(position..<range.upperBound, of: text)
    }
}
