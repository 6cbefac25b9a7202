internal import Bytes
internal import Markup
internal import ViewModels

/// What a reader reads below one heading of a page, code included, as one line of text.
struct SectionText {
    /// The heading's id; empty for what stands before the first heading.
    var id: String
    var heading: String
    private(set) var text: [UInt8] = []

    /// A page may be as long as it likes, but excerpts are cut from no more than so many bytes of it.
    private static let longestText = 65_536

    /// The sections of a text, in order.
    static func sections(of body: BodyView) -> [SectionText] {
        let document = body.document
        var sections = [SectionText(id: "", heading: "")]
        var heading = 0
        var listing = 0
        var length = 0
        var index = 1
        while index < document.nodes.count, length < longestText {
            let node = document.nodes[index]
            let last = sections.count - 1
            index += 1
            switch node.kind {
            case .heading:
                // The page's title is no section of its own.
                if !(heading == 0 && body.hasTitle), heading < body.headings.count {
                    sections.append(SectionText(id: body.headings[heading].id, heading: document.plainText(of: index - 1)))
                }
                heading += 1
                index = Int(node.end)
            case .text, .code: sections[last].append(document[node.text])
            case .htmlInline: if !body.allowsRawHTML { sections[last].append(document[node.text]) }
            case .htmlBlock:
                sections[last].appendBlank()
                if !body.allowsRawHTML { sections[last].append(document[node.text]) }
            case .codeBlock:
                sections[last].appendBlank()
                if listing < body.listings.count { sections[last].append(body.listings[listing].content) }
                listing += 1
            case .image: index = Int(node.end)
            case .emphasis, .strong, .strikethrough, .link: break
            default: sections[last].appendBlank()
            }
            length += node.text.bounds.count
        }
        for section in sections.indices where sections[section].text.last == UInt8(ascii: " ") {
            sections[section].text.removeLast()
        }
        return sections.filter { !$0.id.isEmpty || !$0.text.isEmpty }
    }

    private mutating func append(_ content: ListingView.Content) {
        switch content {
        case .code(let code): append(code.code[...])
        case .tabs(let codes):
            for code in codes {
                append(code.code[...])
                appendBlank()
            }
        case .diff(let diff): append(diff.new.code[...])
        case .tree: break
        }
    }

    /// Appends text with one blank for any white space.
    private mutating func append(_ slice: ArraySlice<UInt8>) {
        let bytes = slice.span
        if hasSingleBlanks(bytes) { return text.append(contentsOf: bytes) }
        var start = 0
        var index = 0
        while true {
            index = Self.endOfWord(in: bytes, from: index)
            guard index < bytes.count else { break }
            // One blank between two words is copied with them.
            if index > start && Self.isLoneBlank(bytes, at: index) {
                index += 1
                continue
            }
            text.append(contentsOf: bytes.extracting(start..<index))
            appendBlank()
            index += 1
            start = index
        }
        text.append(contentsOf: bytes.extracting(start...))
    }

    /// Where the next blank or control character stands, or the text ends.
    private static func endOfWord(in bytes: Span<UInt8>, from start: Int) -> Int {
        bytes.firstIndex(in: start..<bytes.count) { $0.places(upTo: UInt8(ascii: " ")) } ?? bytes.count
    }

    /// Whether all white space in what is to be appended is single blanks, and a blank that it begins with stands behind a word.
    private func hasSingleBlanks(_ bytes: Span<UInt8>) -> Bool {
        let blank = UInt8(ascii: " ")
        guard !bytes.isEmpty, bytes[0] > blank || bytes[0] == blank && text.last ?? blank != blank,
            bytes[bytes.count - 1] >= blank
        else { return false }
        return !SixteenBytes.areNeighbours(in: bytes) { byte, next in
            byte < blank || byte == blank && next <= blank
        } places: { bytes, next in
            bytes.places(upTo: blank - 1) | bytes.places(of: blank) & next.places(upTo: blank)
        }
    }

    /// Whether a blank, and no other white space, stands at an index and before a word.
    private static func isLoneBlank(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        bytes[index] == UInt8(ascii: " ") && index + 1 < bytes.count && bytes[index + 1] > UInt8(ascii: " ")
    }

    private mutating func appendBlank() {
        if let last = text.last, last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
    }
}
