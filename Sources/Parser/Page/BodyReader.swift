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

    init(document: Document, file: SourceFile, rawHTML: SiteConfiguration.RawHTML) {
        self.document = document
        self.file = file
        self.rawHTML = rawHTML
    }

    mutating func read(into facts: inout PageFacts) {
        guard !document.nodes.isEmpty else { return }
        for index in document.descendants(of: 0) {
            let node = document.nodes[index]
            switch node.kind {
            case .heading: facts.headings.append(heading(index, node))
            case .link, .image: facts.links.append(link(index, node))
            case .codeBlock: facts.listings.append(listing(node))
            case .table: facts.tables.append(table(index, node))
            case .htmlBlock, .htmlInline: reportHTML(index, node)
            default: break
            }
        }
        facts.sections = SectionReader(document: document).sections()
        diagnostics += HeadingRule.check(facts.headings, in: file)
    }

    private func heading(_ index: Int, _ node: Node) -> Heading {
        let text = document.plainText(of: index).trimmed
        return Heading(
            level: Int(node.number), text: text,
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
        guard rawHTML == .escape, diagnostics.count < DiagnosticLimit.perPage else { return }
        let place = place(of: index)
        // One report a line: `<b>` and `</b>` are one matter.
        guard Int32(place.line) != lastHTMLLine else { return }
        lastHTMLLine = Int32(place.line)
        let html = document.string(node.text).split(separator: "\n").first.map(String.init) ?? ""
        diagnostics.append(
            Diagnostic(
                .rawHTML, at: file.location(line: place.line, of: html, from: max(1, place.column)),
                "raw HTML is shown as text",
                remedy: "Write it as markdown, put it into backticks, or trust all pages with `raw-html: allow` in site.yml."))
    }

    /// Where an inline stands: its own line, or that of the nearest node before it which knows one.
    private func place(of index: Int) -> (line: Int, column: Int) {
        var index = index
        while index > 0, document.nodes[index].line == 0 { index -= 1 }
        return (max(1, Int(document.nodes[index].line)), 1)
    }
}

extension StringProtocol {
    /// Without white space at both ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
            return ""
        }
        return String(self[first...last])
    }
}
