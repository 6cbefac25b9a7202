internal import Bytes
internal import Localization
internal import Markup
internal import Models

/// Reads a page's facts from its document, in one pass over the nodes.
struct BodyReader {
    private let document: Document
    private let file: SourceFile
    private let rawHTML: SiteConfiguration.RawHTML
    private(set) var diagnostics: [Diagnostic] = []
    private var lastHTMLLine: Int32 = 0
    private var balance = HTMLBalance()

    init(document: Document, file: SourceFile, rawHTML: SiteConfiguration.RawHTML) {
        self.document = document
        self.file = file
        self.rawHTML = rawHTML
    }

    /// The facts of the document, in a language; what is wrong in it is added to the diagnostics.
    mutating func body(language: LanguageTag) -> BodyFacts {
        var facts = BodyFacts()
        guard !document.nodes.isEmpty else { return facts }
        var blocks = UnreadBlockRule(document: document, file: file)
        var emphasis = UnreadEmphasisRule(document: document, file: file)
        let mayHoldUnreadEmphasis = UnreadEmphasisRule.mayApply(to: document.text.span)
        let mayHoldUnreadLinks = UnreadLinkRule.mayApply(to: document.text.span)
        for index in document.descendants(of: 0) {
            let node = document.nodes[index]
            if mayHoldUnreadEmphasis, Self.leafBlocks.contains(node.kind) {
                diagnostics += emphasis.check(index).map { [$0] } ?? []
            }
            switch node.kind {
            case .heading: facts.headings.append(heading(index, node))
            case .link, .image: facts.links.append(link(index, node))
            case .codeBlock: facts.listings.append(listing(node))
            case .table: facts.tables.append(table(index, node))
            case .footnoteReference: facts.footnotes.append(place(of: index).line)
            case .text:
                if blocks.mayApply(to: index), let found = blocks.check(index, line: place(of: index).line) {
                    diagnostics.append(found)
                }
                if mayHoldUnreadLinks { reportUnreadLinks(index, node) }
            case .htmlBlock, .htmlInline: reportHTML(index, node)
            default: break
            }
        }
        facts.sections = SectionReader(document: document, language: language).sections()
        diagnostics += HeadingRule.check(facts.headings, in: file)
        diagnostics += balance.end().prefix(max(0, DiagnosticLimit.perPage - diagnostics.count)).map {
            RawHTMLRule.unbalanced($0, in: file)
        }
        return facts
    }

    /// Blocks of inlines.
    private static let leafBlocks: Set<Node.Kind> = [.paragraph, .heading, .tableCell]

    private func heading(_ index: Int, _ node: Node) -> Heading {
        let plainText = document.plainText(of: index).trimmed
        let text = plainText.isInvisible ? "" : plainText
        return Heading(
            level: Int(node.number), text: text.singleSpaced,
            explicitID: node.info.isEmpty ? nil : Normalization.canonical(document.string(node.info)),
            slug: Slug.id(for: text), line: Int(node.line))
    }

    private func link(_ index: Int, _ node: Node) -> Link {
        let place = place(of: index)
        return Link(
            destination: document.string(node.text), isImage: node.kind == .image, line: place.line, column: place.column)
    }

    private func table(_ index: Int, _ node: Node) -> Table {
        Table(rows: document.children(of: index).count { _ in true }, columns: Int(node.number), line: Int(node.line))
    }

    private mutating func listing(_ node: Node) -> Listing {
        var info = InfoString(document.string(node.info))
        let listing = info.listing(
            line: Int(node.line), body: document[node.text], isFenced: node.flags.contains(.fenced))
        for problem in info.problems where diagnostics.count < DiagnosticLimit.perPage {
            diagnostics.append(
                Diagnostic(
                    problem.rule, at: file.location(line: Int(node.line), of: problem.word, from: max(1, Int(node.column))),
                    problem.message, remedy: problem.remedy))
        }
        return listing
    }

    private mutating func reportHTML(_ index: Int, _ node: Node) {
        let place = place(of: index)
        if rawHTML == .allow { balance.read(document[node.text], line: place.line) }
        guard diagnostics.count < DiagnosticLimit.perPage else { return }
        switch rawHTML {
        case .escape:
            // One report a line: `<b>` and `</b>` are one matter.
            guard Int32(place.line) != lastHTMLLine else { return }
            lastHTMLLine = Int32(place.line)
            diagnostics.append(RawHTMLRule.shownAsText(document.string(node.text), in: file, line: place.line))
        case .allow: diagnostics += RawHTMLRule.check(document[node.text], in: file, line: place.line)
        }
    }

    private mutating func reportUnreadLinks(_ index: Int, _ node: Node) {
        let rest = DiagnosticLimit.perPage - diagnostics.count
        for destination in UnreadLinkRule.destinations(in: document[node.text], atMost: rest) {
            diagnostics.append(UnreadLinkRule.diagnostic(of: destination, in: file, line: place(of: index).line))
        }
    }

    /// Where an inline stands: its own line, or that of the nearest node before it which knows one.
    private func place(of index: Int) -> (line: Int, column: Int) {
        var index = index
        while index > 0, document.nodes[index].line == 0 { index -= 1 }
        return (max(1, Int(document.nodes[index].line)), max(1, Int(document.nodes[index].column)))
    }
}

extension StringProtocol {
    /// Without white space at both ends.
    var trimmed: String {
        // Most texts have none there, and of common signs that is known at once.
        if let first = unicodeScalars.first, let last = unicodeScalars.last, Self.isVisible(first), Self.isVisible(last) {
            return String(self)
        }
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
            return ""
        }
        return String(self[first...last])
    }

    /// Whether readers see nothing of it: white space, and characters that have no form (Default_Ignorable_Code_Point, UAX #44).
    var isInvisible: Bool {
        unicodeScalars.allSatisfy {
            !Self.isVisible($0) && ($0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint)
        }
    }

    /// Whether it is one of ASCII's signs, or of the letters of Latin and Cyrillic. Marks are not, which may stand on a space.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "!"..."~", "\u{C0}"..."\u{24F}", "\u{400}"..."\u{481}", "\u{48A}"..."\u{52F}": true
        default: false
        }
    }
}

extension String {
    /// With one space for any white space, as browsers show it.
    var singleSpaced: String {
        // Most texts are so already, and all white space but the blank begins with other bytes.
        var previous: UInt8 = 0
        let mayRepeat = utf8.contains(where: { byte in
            defer { previous = byte }
            return byte <= 0x20 && (byte != 0x20 || previous == 0x20) || byte == 0xC2 || byte >= 0xE1
        })
        if !mayRepeat { return self }
        var result = ""
        for character in self where !(character.isWhitespace && result.last == " ") {
            result.append(character.isWhitespace ? " " : character)
        }
        return result
    }
}
