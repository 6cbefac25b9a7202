internal import Localization
internal import Markup
internal import Models

/// Cuts parts out of a page's text for another page that quotes them. What is cut out has no ids, since the other page may
/// quote many texts.
struct QuotationShaper {
    private let index: SiteIndex
    private let page: Int
    /// The whole text without its listings, its links as they are written on the page that quotes it.
    let body: BodyView
    private let listings: ListingShaper
    /// What is known of the listings.
    private let facts: [Models.Listing]
    /// The nodes of the listings.
    private let fences: [Int]

    /// - Parameters:
    ///   - document: The text of the version that readers of the edition are shown.
    ///   - path: The page that quotes it.
    init(_ entry: Int, document: Document, for path: String, pages: PageShaper) {
        index = pages.index
        page = index.entries[entry].shown[pages.edition.position]
        var document = document
        pages.punctuate(&document, of: entry)
        body = BodyShaper(pages: pages, entry: entry, document: document, quotingPath: path, shapesListings: false).body()
        facts = index.pages[page].listings
        listings = ListingShaper(pages: pages, listings: facts, language: index.pages[page].language)
        fences = document.nodes.indices.filter { document.nodes[$0].kind == .codeBlock }
    }

    /// A section with all below it: its title, what is known of it, and its text without the title.
    struct Section {
        var title: String
        var notice: HeadingView.BehindNotice?
        var body: BodyView
    }

    /// The section of an id, if the page has one that says anything.
    ///
    /// - Parameter onlyLists: Whether only its lists are wanted, where it has any.
    func section(_ id: String, onlyLists: Bool = false) -> Section? {
        let blocks = blocks
        guard let start = blocks.firstIndex(where: { $0.isHeading(atMost: 2) && anchor($0) == id }) else { return nil }
        var inside = blocks[(start + 1)...].prefix { !$0.isHeading(atMost: 2) }
        if onlyLists, inside.contains(where: { $0.node.kind == .list }) {
            inside = ArraySlice(inside.filter { $0.node.kind == .list })
        }
        guard !inside.isEmpty else { return nil }
        let heading = blocks[start]
        return Section(
            title: body.document.plainText(of: heading.index), notice: body.headings[heading.headings].notice, body: cut(inside))
    }

    /// A listing, by its place among the page's; `nil` where there is none.
    func listing(at position: Int) -> ListingView? {
        guard position < fences.count, position < facts.count else { return nil }
        let document = body.document
        return listings.view(
            of: facts[position], number: position, body: document[document.nodes[fences[position]].text]
        ).withoutID
    }

    /// What stands before the first section.
    func introduction() -> BodyView? {
        let blocks = blocks.drop { body.hasTitle && $0.index == 1 }.prefix { $0.node.kind != .heading }
        return blocks.isEmpty ? nil : cut(blocks)
    }

    // MARK: Cutting

    /// An outermost block, and how many headings, links and listings stand before it.
    private struct Block {
        var index: Int
        var node: Node
        var headings: Int
        var links: Int
        var listings: Int

        func isHeading(atMost level: Int32) -> Bool { node.kind == .heading && node.number <= level }
    }

    private var blocks: [Block] {
        let document = body.document
        var blocks: [Block] = []
        var headings = 0
        var links = 0
        var listings = 0
        for index in document.children(of: 0) {
            blocks.append(Block(index: index, node: document.nodes[index], headings: headings, links: links, listings: listings))
            for node in document.nodes[index..<Int(document.nodes[index].end)] {
                switch node.kind {
                case .heading: headings += 1
                case .link, .image: links += 1
                case .codeBlock: listings += 1
                default: continue
                }
            }
        }
        return blocks
    }

    private func anchor(_ block: Block) -> String? {
        block.headings < body.headings.count ? body.headings[block.headings].id : nil
    }

    private func cut(_ blocks: ArraySlice<Block>) -> BodyView {
        var quotation = BodyView.empty(in: body.language)
        quotation.allowsRawHTML = body.allowsRawHTML
        quotation.isQuotation = true
        let root = quotation.document.open(Node(.document))
        for block in blocks {
            let range = block.index..<Int(block.node.end)
            quotation.document.append(range, of: body.document)
            let nodes = body.document.nodes[range]
            quotation.links += body.links.dropFirst(block.links).prefix(nodes.count { $0.kind == .link || $0.kind == .image })
            let quoted = block.listings..<(block.listings + nodes.count { $0.kind == .codeBlock })
            quotation.listings += quoted.compactMap(listing(at:))
        }
        quotation.document.close(root)
        return quotation
    }
}

extension BodyView {
    /// A text that says nothing yet.
    public static func empty(in language: TextLanguage?) -> BodyView {
        BodyView(
            document: Document(), language: language, hasTitle: false, titleNotice: nil, introductionNotice: nil, headings: [],
            links: [], listings: [], diagram: nil, allowsRawHTML: false)
    }
}

extension ListingView {
    /// The listing for a page that has no place for its id.
    fileprivate var withoutID: ListingView {
        var listing = self
        listing.id = nil
        if case .tree(var tree) = content {
            tree.root.removeAddresses()
            listing.content = .tree(tree)
        }
        return listing
    }
}

extension ListingView.Tree.Node {
    /// Depth is bounded by `FolderTree.greatestDepth`.
    fileprivate mutating func removeAddresses() {
        address = nil
        for child in children.indices { children[child].removeAddresses() }
    }
}
