import Localization
import Markdown
import Markup
@testable import ViewModels

extension BodyView {
    /// The view of a markdown text, with answers that its links and headings suggest themselves.
    static func fixture(
        _ markdown: String, language: TextLanguage? = nil, listings: [ListingView] = [], notices: Set<String> = [],
        allowsRawHTML: Bool = false
    ) -> BodyView {
        var document = Document()
        _ = MarkdownReader().read(Array(markdown.utf8), into: &document)
        let nodes = document.nodes
        return BodyView(
            document: document, language: language,
            hasTitle: nodes.count > 1 && nodes[1].kind == .heading && nodes[1].number == 1,
            headings: nodes.indices.filter { nodes[$0].kind == .heading }.map { heading($0, in: document, notices: notices) },
            links: nodes.filter { $0.kind == .link || $0.kind == .image }.map { link($0, in: document) },
            listings: listings, allowsRawHTML: allowsRawHTML)
    }

    private static func heading(_ index: Int, in document: Document, notices: Set<String>) -> HeadingView {
        let explicit = document.string(document.nodes[index].info)
        let slug = Slug.id(for: document.plainText(of: index)) ?? "section"
        return HeadingView(
            id: explicit.isEmpty ? slug : explicit, alias: explicit.isEmpty || explicit == slug ? nil : slug,
            notice: notices.contains(explicit)
                ? HeadingView.BehindNotice(
                    text: "Оригинал этого раздела изменился после перевода.", linkText: "Читать оригинал (венгерский)",
                    address: "../hu/mvvm.html#\(explicit)") : nil)
    }

    private static func link(_ node: Node, in document: Document) -> LinkView {
        let destination = document.string(node.text)
        if destination.hasPrefix("none:") { return .none }
        if destination.hasPrefix("badge:") { return .internal(address: String(destination.dropFirst(6)), badge: .fixture) }
        if node.kind == .image { return .image(address: destination, width: 640, height: 360) }
        return destination.contains("://") ? .external(url: destination) : .internal(address: destination, badge: nil)
    }
}

extension ContentsEntry {
    /// The table of contents of a text: its headings of level 2 and 3.
    static func fixture(_ body: BodyView) -> [ContentsEntry] {
        let headings = body.document.nodes.indices.filter { body.document.nodes[$0].kind == .heading }
        var entries: [ContentsEntry] = []
        for (index, view) in zip(headings, body.headings) where (2...3).contains(body.document.nodes[index].number) {
            let entry = ContentsEntry(title: body.document.plainText(of: index), id: view.id, entries: [])
            if body.document.nodes[index].number == 3, !entries.isEmpty {
                entries[entries.count - 1].entries.append(entry)
            } else {
                entries.append(entry)
            }
        }
        return entries
    }
}
