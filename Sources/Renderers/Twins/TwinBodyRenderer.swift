internal import Bytes
internal import Markup
internal import ViewModels

/// Writes a text as markdown: walks its document once, and takes the answers that the view holds in the order in which the
/// walk meets what they are for. Titles of links, which are only seen by pointing at them, are left out.
///
/// What writes a node is `mutating` even where it changes nothing: any other method would be lent a copy of all of this.
struct TwinBodyRenderer {
    let view: BodyView
    private var headings = 0
    var links = 0
    private var listings = 0
    /// The nodes that the walk is in.
    var open: [Int] = []
    var place = MarkdownWriter.Place.paragraph
    /// The lists that the walk is in, and the one that ended last.
    private var lists: [MarkdownList] = []
    private var lastList: MarkdownList?
    /// The links that the walk is in.
    var openLinks: [LinkView] = []

    init(_ view: BodyView) { self.view = view }

    mutating func write(to markdown: inout MarkdownWriter) {
        let nodes = view.document.nodes
        var index = min(1, nodes.count)
        if view.hasTitle, nodes.count > 1 {
            // The page's title has been written.
            headings = 1
            links = nodes[view.document.descendants(of: 1)].count { $0.kind == .link || $0.kind == .image }
            index = Int(nodes[1].end)
        }
        while index < nodes.count {
            close(before: index, of: nodes, to: &markdown)
            if enter(index, nodes[index], to: &markdown) {
                open.append(index)
                index += 1
            } else {
                index = max(Int(nodes[index].end), index + 1)
            }
        }
        close(before: nodes.count, of: nodes, to: &markdown)
    }

    private mutating func close(before index: Int, of nodes: [Node], to markdown: inout MarkdownWriter) {
        while let last = open.last, Int(nodes[last].end) <= index {
            open.removeLast()
            exit(last, nodes[last], to: &markdown)
        }
    }

    // MARK: Blocks

    /// - Returns: Whether the walk is to go on with the node's children.
    private mutating func enter(_ index: Int, _ node: Node, to markdown: inout MarkdownWriter) -> Bool {
        switch node.kind {
        case .document, .paragraph, .tableRow: break
        case .heading:
            place = .heading
            markdown.heading(level: node.number)
        case .blockQuote: markdown.open(marker: "> ", continuation: "> ")
        case .callout: openCallout(node, to: &markdown)
        case .list: openList(index, node, to: &markdown)
        case .item: openItem(node, to: &markdown)
        case .codeBlock:
            listing(node, to: &markdown)
            endBlock(&markdown)
        case .htmlBlock:
            rawHTML(node, to: &markdown)
            endBlock(&markdown)
        case .thematicBreak:
            // Neither an underline of a heading nor the marker of an item.
            markdown.markup("___")
            endBlock(&markdown)
        case .table: markdown.requireBlankLine()
        case .tableCell:
            place = .cell
            markdown.markup("| ")
        default: return enterInline(index, node, to: &markdown)
        }
        return true
    }

    private mutating func exit(_ index: Int, _ node: Node, to markdown: inout MarkdownWriter) {
        switch node.kind {
        case .paragraph: endBlock(&markdown)
        case .heading: closeHeading(&markdown)
        case .blockQuote, .callout:
            markdown.close()
            endBlock(&markdown)
        case .list:
            lastList = lists.popLast()
            lastList?.end = Int(node.end)
            endBlock(&markdown)
        case .item:
            markdown.close()
            markdown.separate(by: lists.last?.isTight == true ? 1 : 2)
        case .table: markdown.separate(by: 2)
        case .tableRow: closeRow(index, node, to: &markdown)
        case .tableCell:
            place = .paragraph
            markdown.markup(" ")
        default: exitInline(node, to: &markdown)
        }
    }

    /// Between the blocks of an item whose list is tight, no blank line may stand (CommonMark 0.30, section 5.3).
    private mutating func endBlock(_ markdown: inout MarkdownWriter) {
        let isInTightItem = open.last.map { view.document.nodes[$0].kind == .item } == true && lists.last?.isTight == true
        markdown.separate(by: isInTightItem ? 1 : 2)
    }

    private mutating func closeHeading(_ markdown: inout MarkdownWriter) {
        place = .paragraph
        defer { headings += 1 }
        guard headings < view.headings.count else { return endBlock(&markdown) }
        let heading = view.headings[headings]
        if !heading.id.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "}") }) {
            markdown.markup(" {#")
            markdown.escaped(heading.id)
            markdown.markup("}")
        }
        endBlock(&markdown)
        markdown.notice(heading.notice)
    }

    private mutating func openCallout(_ node: Node, to markdown: inout MarkdownWriter) {
        markdown.open(marker: "> ", continuation: "> ")
        switch Callout(rawValue: node.number) ?? .note {
        case .note: markdown.markup("[!NOTE]")
        case .tip: markdown.markup("[!TIP]")
        case .important: markdown.markup("[!IMPORTANT]")
        case .warning: markdown.markup("[!WARNING]")
        case .caution: markdown.markup("[!CAUTION]")
        }
        markdown.separate(by: 1)
    }

    private mutating func openList(_ index: Int, _ node: Node, to markdown: inout MarkdownWriter) {
        let list = MarkdownList(node, at: index, after: lastList)
        // An item can only interrupt a paragraph if its number is 1 (CommonMark 0.30, section 5.2).
        if list.isOrdered, list.number != 1 { markdown.requireBlankLine() }
        lists.append(list)
    }

    private static func blanks(_ count: Int) -> String {
        switch count {
        // Nearly every list is one of these.
        case 2: "  "
        case 3: "   "
        default: String(repeating: " ", count: count)
        }
    }

    private mutating func openItem(_ node: Node, to markdown: inout MarkdownWriter) {
        guard !lists.isEmpty else { return }
        let marker = lists[lists.count - 1].nextMarker()
        markdown.open(marker: marker, continuation: Self.blanks(marker.utf8.count))
        guard node.flags.contains(.task) else { return }
        markdown.markup(node.flags.contains(.done) ? "[x] " : "[ ] ")
    }

    private mutating func closeRow(_ index: Int, _ node: Node, to markdown: inout MarkdownWriter) {
        markdown.markup("|")
        markdown.separate(by: 1)
        guard node.flags.contains(.header) else { return }
        for cell in view.document.children(of: index) {
            switch Alignment(rawValue: view.document.nodes[cell].number) ?? .none {
            case .none: markdown.markup("|---")
            case .left: markdown.markup("|:---")
            case .center: markdown.markup("|:---:")
            case .right: markdown.markup("|---:")
            }
        }
        markdown.markup("|")
        markdown.separate(by: 1)
    }

    private mutating func listing(_ node: Node, to markdown: inout MarkdownWriter) {
        defer { listings += 1 }
        guard listings < view.listings.count else { return markdown.fence(view.document[node.text], info: "") }
        TwinListingRenderer.write(view.listings[listings], to: &markdown)
    }

    private mutating func rawHTML(_ node: Node, to markdown: inout MarkdownWriter) {
        guard view.allowsRawHTML else { return markdown.fence(view.document[node.text], info: "html") }
        markdown.requireBlankLine()
        markdown.verbatim(view.document[node.text].trimmingLineEnd)
    }
}
