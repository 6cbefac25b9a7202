internal import HTML
internal import Markup
internal import SampleSource
internal import ViewModels

/// Draws a text: walks its document once and takes the answers that the view holds for headings, links and listings in
/// the order in which the walk meets them.
///
/// What writes a node is `mutating` even where it changes nothing: any other method would be lent a copy of all of this.
struct BodyRenderer {
    let view: BodyView
    let frame: FrameView

    /// How many headings, links and listings the walk has met.
    var headings = 0
    var links = 0
    var listings = 0
    /// The number of the first listing on the page, where other texts stand before this one.
    var firstListing = 0
    /// How many steps of the interaction the walk has met.
    var steps = 0
    /// Whether the walk is in the bold text that is a step's arrow.
    var isInArrow = false
    /// Whether the table that the walk is in has come to its body.
    var isInTableBody = false
    /// The heading that the walk is in.
    var openHeading: HeadingView?
    /// The links that the walk is in.
    var openLinks: [LinkView] = []

    let footnotes: Footnotes
    /// For each footnote's definition that was passed over: how many headings, links and listings had come before it.
    var passed: [Int: (headings: Int, links: Int, listings: Int)] = [:]
    /// How many references to each footnote have been drawn.
    var references: [Int: Int] = [:]
    /// The paragraph that ends the footnote which is open, with the footnote's number.
    var lastParagraph: (node: Int, number: Int)?

    /// Kept from listing to listing, since it uses its memory again.
    var highlighter = SwiftHighlighter()

    /// Whether the text has been begun.
    private var hasWrittenText = false
    /// The first node that has not been written.
    private var position: Int
    private let title: Int?

    init(_ view: BodyView, in frame: FrameView) {
        self.view = view
        self.frame = frame
        footnotes = Footnotes(of: view.isQuotation ? Document() : view.document)
        title = view.hasTitle && view.document.nodes.count > 1 ? 1 : nil
        position = title.map { Int(view.document.nodes[$0].end) } ?? min(1, view.document.nodes.count)
    }

    /// Writes the page's title: the text's own first heading, or else the title that the page is known by.
    mutating func writeTitle(or text: String, to html: inout HTMLWriter) {
        html.markup("<h1")
        html.language(view.language)
        if let title {
            writeOwnTitle(title, to: &html)
        } else {
            html.markup(">")
            html.prose(text)
            html.markup("</h1>\n")
        }
        if let notice = view.titleNotice { NoticeRenderer.write(notice, in: frame, to: &html) }
    }

    private mutating func writeOwnTitle(_ title: Int, to html: inout HTMLWriter) {
        let heading = takeHeading()
        if let heading { html.attribute("id", heading.id) }
        html.markup(">")
        HeadingRenderer.alias(of: heading, to: &html)
        run(view.document.descendants(of: title), html: &html)
        html.markup("</h1>\n")
    }

    /// Writes what stands before the first section.
    mutating func writeIntroduction(to html: inout HTMLWriter) {
        let document = view.document
        let blocks = Document.Siblings(document: document, range: position..<document.nodes.count)
        let section = blocks.first { document.nodes[$0].kind == .heading }
        writeText(before: section ?? document.nodes.count, to: &html)
    }

    /// Writes all that has not been written.
    mutating func writeText(to html: inout HTMLWriter) {
        writeText(before: view.document.nodes.count, to: &html)
    }

    /// Writes all that has not been written, with nothing around it.
    mutating func writeBlocks(to html: inout HTMLWriter) {
        writeBlocks(before: view.document.nodes.count, to: &html)
        FootnoteRenderer.write(in: &self, to: &html)
    }

    /// Writes the blocks before a node that have not been written, with nothing around them.
    mutating func writeBlocks(before end: Int, to html: inout HTMLWriter) {
        guard position < end else { return }
        run(position..<end, html: &html)
        position = end
    }

    private mutating func writeText(before end: Int, to html: inout HTMLWriter) {
        writeIntroductionNotice(to: &html)
        guard position < end else { return }
        html.markup("<div class=\"text\"")
        html.language(view.language)
        html.markup(">\n")
        run(position..<end, html: &html)
        if end == view.document.nodes.count { FootnoteRenderer.write(in: &self, to: &html) }
        html.markup("</div>\n")
        position = end
    }

    /// The notice stands before the text, whose first block it may be about.
    private mutating func writeIntroductionNotice(to html: inout HTMLWriter) {
        guard let notice = view.introductionNotice, !hasWrittenText else { return }
        hasWrittenText = true
        NoticeRenderer.write(notice, in: frame, to: &html)
    }

    /// Draws a range of nodes that begins and ends between siblings.
    mutating func run(_ range: Range<Int>, html: inout HTMLWriter) {
        var walk = DocumentWalk(view.document)
        walk.run(range, visitor: &self, html: &html)
    }

    // MARK: The view's answers

    mutating func takeHeading() -> HeadingView? {
        defer { headings += 1 }
        return headings < view.headings.count ? view.headings[headings] : nil
    }

    mutating func takeLink() -> LinkView {
        defer { links += 1 }
        return links < view.links.count ? view.links[links] : .none
    }

    mutating func takeListing() -> ListingView? {
        defer { listings += 1 }
        return listings < view.listings.count ? view.listings[listings] : nil
    }

    /// Passes over the answers for a node's descendants.
    mutating func skipAnswers(of node: Int) {
        for inner in view.document.nodes[view.document.descendants(of: node)] {
            switch inner.kind {
            case .heading: headings += 1
            case .link, .image: links += 1
            case .codeBlock: listings += 1
            default: break
            }
        }
    }

    /// The step of the interaction that the item at a node is.
    mutating func takeStep(_ item: Int) -> DiagramView.Step? {
        guard let diagram = view.diagram, steps < diagram.steps.count, diagram.steps[steps].item == item else { return nil }
        defer { steps += 1 }
        return diagram.steps[steps]
    }

    /// The step that the walk is in, if the bold text at a node is its arrow.
    mutating func step(withArrow strong: Int) -> DiagramView.Step? {
        guard let diagram = view.diagram, steps > 0, diagram.steps[steps - 1].arrow == strong else { return nil }
        return diagram.steps[steps - 1]
    }

    /// Writes the attributes of an element that holds a word of the chrome, if the text around it is in another language.
    func chromeLanguage(to html: inout HTMLWriter) {
        if view.language != nil { html.language(of: frame) }
    }
}
