public import Markup
public import Models

/// Reads the words of pages. One reader serves many pages, keeps its memory, and has one number for each word that it meets.
public struct PageTermsReader: Sendable {
    private var table: TermTable
    private var scanner = WordScanner()
    /// The text of a block: what emphasis divides may be one word.
    private var block: [UInt8] = []

    /// A reader that has read nothing yet.
    ///
    /// - Parameter vocabulary: Words that have numbers already.
    public init(vocabulary: Vocabulary = Vocabulary()) { table = TermTable(vocabulary: vocabulary) }

    /// The words that the reader has met. The numbers in all that it read are of these.
    public var vocabulary: Vocabulary { table.vocabulary }

    /// The words of a page's file: of what it says of itself, its text, and the code that stands in it. The code of samples is
    /// in other files.
    ///
    /// - Parameters:
    ///   - document: The page's text.
    ///   - showsHTML: Whether raw HTML is shown to readers, as text.
    public mutating func terms(of facts: PageFacts, document: Document, showsHTML: Bool) -> PageTerms {
        addFrontMatter(facts.frontMatter)
        addText(document, facts, showsHTML: showsHTML)
        return table.take()
    }

    /// The words of a sample's code.
    public mutating func terms(ofCode code: [UInt8]) -> PageTerms {
        scanner.scan(code.span, as: .code, into: &table)
        return table.take()
    }

    /// The words that name a page in every language.
    mutating func terms(ofNames names: [String]) -> PageTerms {
        for name in names { add(name, weight: TermWeight.alsoKnownAs) }
        return table.take()
    }

    /// The words that name a page in another language: with them, readers find the page in their own.
    mutating func terms(ofForeign facts: PageFacts) -> PageTerms {
        add(facts.frontMatter.title, weight: TermWeight.foreignTitle)
        for tag in facts.frontMatter.tags { add(tag, weight: TermWeight.foreignTag) }
        for heading in facts.headings { add(heading.text, weight: TermWeight.foreignHeading) }
        return table.take()
    }

    /// Words of another vocabulary with their numbers in the reader's.
    mutating func renumbered(
        _ terms: PageTerms, from source: Vocabulary, by renumbering: inout Renumbering
    ) -> PageTerms? {
        table.renumbered(terms, from: source, by: &renumbering)
    }

    // MARK: Parts of a page

    private mutating func addFrontMatter(_ frontMatter: FrontMatter) {
        let words = frontMatter.title.utf8.split(separator: UInt8(ascii: " ")).count
        add(frontMatter.title, weight: TermWeight.title(ofWords: words))
        if let description = frontMatter.description { add(description, weight: TermWeight.description) }
        if let question = frontMatter.question { add(question, weight: TermWeight.question) }
        for tag in frontMatter.tags { add(tag, weight: TermWeight.tag) }
    }

    private mutating func add(_ text: String, weight: Int) {
        scanner.scan(Array(text.utf8).span, as: .field(weight: weight), into: &table)
    }

    private mutating func addText(_ document: Document, _ facts: PageFacts, showsHTML: Bool) {
        var place = TermTable.Place.body
        var listings = facts.listings[...]
        var index = 1
        while index < document.nodes.count {
            let node = document.nodes[index]
            index += 1
            switch node.kind {
            case .text, .code: block.append(contentsOf: document[node.text])
            case .softBreak, .lineBreak: block.append(UInt8(ascii: " "))
            case .htmlInline: if showsHTML { block.append(contentsOf: document[node.text]) }
            case .image: index = Int(node.end)
            case .emphasis, .strong, .strikethrough, .link: break
            case .codeBlock:
                endBlock(place)
                add(document[node.text], of: listings.popFirst())
            default:
                endBlock(place)
                place = node.kind == .heading ? .field(weight: TermWeight.heading) : .body
                if node.kind == .htmlBlock, showsHTML { block.append(contentsOf: document[node.text]) }
            }
        }
        endBlock(place)
    }

    private mutating func endBlock(_ place: TermTable.Place) {
        // Taken out and put back, since the block is read while the rest of the reader changes.
        var text: [UInt8] = []
        swap(&text, &block)
        scanner.scan(text.span, as: place, into: &table)
        text.removeAll(keepingCapacity: true)
        swap(&text, &block)
    }

    /// A fence that shows a sample holds only comments in the page's language, each behind the one that it stands for.
    private mutating func add(_ code: ArraySlice<UInt8>, of listing: Listing?) {
        guard let listing, listing.content != .inline else {
            return scanner.scan(code.span, as: .code, into: &table)
        }
        for line in listing.body {
            guard let arrow = line.text.firstRange(of: " => ") else { continue }
            scanner.scan(Array(line.text[arrow.upperBound...].utf8).span, as: .code, into: &table)
        }
    }
}
