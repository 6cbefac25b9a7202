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
        var hasChanged = false
        for quotes in Self.quotes(in: document) where replace(quotes, in: &document) { hasChanged = true }
        return hasChanged
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

    private func replace(_ quotes: [StraightQuote], in document: inout Document) -> Bool {
        let replacements = QuotePairing(quotes).replacements(with: marks)
        var hasChanged = false
        var first = 0
        while first < quotes.count {
            let node = quotes[first].node
            let last = quotes[first...].firstIndex { $0.node != node } ?? quotes.count
            if replacements[first..<last].contains(where: { $0 != nil }) {
                let text = document[document.nodes[node].text]
                let range = document.append(text: Self.text(text, quotes[first..<last], replacements[first..<last]))
                document.update(node) { $0.text = range }
                hasChanged = true
            }
            first = last
        }
        return hasChanged
    }

    private static func text(
        _ text: ArraySlice<UInt8>, _ quotes: ArraySlice<StraightQuote>, _ replacements: ArraySlice<String?>
    ) -> [UInt8] {
        var result: [UInt8] = []
        var position = text.startIndex
        for (quote, replacement) in zip(quotes, replacements) {
            guard let replacement else { continue }
            result += text[position..<quote.offset]
            result += replacement.utf8
            position = quote.offset + 1
        }
        return result + text[position...]
    }
}
