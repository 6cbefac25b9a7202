internal import Markup
internal import Models

/// What was meant to be bold and is not: `**「文」**は`. Where punctuation stands inside of the marks and a letter outside,
/// CommonMark reads no emphasis (0.30, section 6.2), and languages without blanks between words have both side by side.
struct UnreadEmphasisRule {
    private let document: Document
    private let file: SourceFile
    /// So many paragraphs more are looked for in the source.
    private var rest = DiagnosticLimit.perPage

    init(document: Document, file: SourceFile) {
        self.document = document
        self.file = file
    }

    /// Whether there are two stars side by side in a page's texts at all: in most pages there are none.
    static func mayApply(to text: Span<UInt8>) -> Bool {
        var index = 1
        // Of two bytes side by side, one has an odd place.
        while index < text.count {
            if text[index] == star, text[index - 1] == star || index + 1 < text.count && text[index + 1] == star { return true }
            index += 2
        }
        return false
    }

    private static let star = UInt8(ascii: "*")

    /// What is wrong in a paragraph, a heading or a cell.
    mutating func check(_ block: Int) -> Diagnostic? {
        guard rest > 0, let meant = meant(in: block) else { return nil }
        rest -= 1
        guard let source = source(of: block), file.firstOffset(of: Self.escape, in: source) == nil,
            let offset = offset(of: meant.mark, in: source)
        else { return nil }
        return Diagnostic(
            .unreadMarkup, at: file.location(offset: offset, byteCount: 2),
            "`**` is shown as text: it makes nothing bold here", remedy: meant.remedy)
    }

    /// Where a mark stands: with the text beside it, unless the source writes that in another way.
    private func offset(of mark: UnreadMark, in source: Range<Int>) -> Int? {
        file.firstOffset(of: mark.source, in: source).map { $0 + mark.lead }
            ?? file.firstOffset(of: [Self.star, Self.star], in: source)
    }

    /// Who writes `\*` somewhere knows what a star does.
    private static let escape = Array("\\*".utf8)

    private func source(of block: Int) -> Range<Int>? {
        let node = document.nodes[block]
        guard let first = file.bounds(ofLine: Int(node.line)) else { return nil }
        let last = node.endLine > node.line ? file.bounds(ofLine: Int(node.endLine)) : first
        return last.map { first.lowerBound..<$0.upperBound }
    }

    // MARK: Marks

    /// The first two marks, one of which was meant to begin and the next to end bold text, and how to mend that.
    private func meant(in block: Int) -> (mark: UnreadMark, remedy: String)? {
        var opening: UnreadMark?
        for index in document.descendants(of: block) where document.nodes[index].kind == .text {
            let marks = UnreadMark.all(
                in: document[document.nodes[index].text], before: isSpace(before: index, block),
                after: isSpace(after: index, block))
            for mark in marks {
                if let opening, mark.canClose { return (opening, opening.canOpen ? Self.punctuation : Self.space) }
                opening = mark.canBegin ? mark : opening
            }
        }
        return nil
    }

    private static let punctuation =
        "Put the punctuation outside of the `**`, or a space between the `**` and the letter outside of it."
    private static let space = "Put no space between the `**` and the text."

    /// Whether nothing, or a new line, stands before a text.
    private func isSpace(before index: Int, _ block: Int) -> Bool {
        index == block + 1 || Self.breaks.contains(document.nodes[index - 1].kind)
    }

    private func isSpace(after index: Int, _ block: Int) -> Bool {
        let next = Int(document.nodes[index].end)
        return next == Int(document.nodes[block].end) || Self.breaks.contains(document.nodes[next].kind)
    }

    private static let breaks: Set<Node.Kind> = [.softBreak, .lineBreak]
}
