internal import Localization
internal import Markup
internal import Models

/// What readers read in the parts of a page, as plain text.
struct SectionTexts {
    let document: Document
    let facts: PageFacts
    let language: Language

    /// The text of a part.
    func text(of part: TranslatedPart) -> String {
        switch part.place {
        case .front:
            let matter = facts.frontMatter
            return [matter.title, matter.description ?? "", matter.question ?? ""].joined(separator: "\n")
        case .introduction: return text(from: nil, to: facts.digests?.sections.first?.heading)
        case .section(let heading):
            return text(from: heading, to: facts.digests?.sections.first { $0.heading > heading }?.heading)
        case .words: return words(part.key)
        }
    }

    private func text(from start: Int?, to end: Int?) -> String {
        let headings = document.nodes.indices.filter { document.nodes[$0].kind == .heading }
        let first = start.map { headings[$0] } ?? min(1, document.nodes.count)
        let last = end.map { headings[$0] } ?? document.nodes.count
        var text = ""
        for index in first..<max(first, last) {
            let node = document.nodes[index]
            switch node.kind {
            case .text, .code, .htmlInline, .htmlBlock: text += document.string(node.text)
            case .softBreak, .lineBreak: text += " "
            // What no reader sees, but a translator has to follow.
            case .link, .image: text += " <\(document.string(node.text))> "
            case .codeBlock: text += "\n```\(document.string(node.info))\n" + (isSample(index) ? "" : document.string(node.text))
            case .footnoteReference: text += "[^\(document.string(node.text))]"
            case .footnoteDefinition: text += "\n[^\(document.string(node.info))]: "
            case .emphasis, .strong, .strikethrough: break
            default: text += "\n"
            }
        }
        return text
    }

    private func isSample(_ index: Int) -> Bool {
        let fence = document.nodes[..<index].count { $0.kind == .codeBlock }
        let listings = facts.listings
        return fence < listings.count && !listings[fence].isInline
    }

    private func words(_ key: String) -> String {
        if let word = InterfaceWord(rawValue: String(key.dropFirst(TranslatedPart.interface.count))),
            key.hasPrefix(TranslatedPart.interface)
        {
            return (language.words[word]?.forms ?? [:]).sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
        }
        let names = ["actors": language.actors, "families": language.families, "traits": language.traits][key] ?? [:]
        return names.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: "\n")
    }
}
