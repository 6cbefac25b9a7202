internal import Localization
internal import Models

/// A translation keeps the links and images of its origin. It may have more, and link to another site where the origin does.
struct LinkShapeRule {
    func check(_ pair: PagePair) -> [Diagnostic] {
        pair.sections.flatMap { check($0.origin, $0.translation, pair) }
    }

    private func check(_ origin: SectionOutline, _ translation: SectionOutline, _ pair: PagePair) -> [Diagnostic] {
        // Most translations link to the very same destinations, and then nothing has to be resolved.
        guard origin.links.map(\.destination) != translation.links.map(\.destination) else { return [] }
        let ours = translation.links.map { name($0, pair.translation, pair.index) }
        let theirs = origin.links.map { name($0, pair.originFacts, pair.index) }
        let lost = theirs.subtracting(ours).compactMap { $0 }
        return lost.counted.map { name, count in
            let line = zip(origin.links, theirs).first { $0.1 == name }?.0.line ?? origin.line
            return pair.difference(
                "\(origin.name) has lost \(Count.times(count, name))", line: translation.line, originLine: line,
                remedy: "Keep it in the translated text.")
        }
    }

    /// What a link leads to, whatever the language; `nil` where it leads nowhere.
    private func name(_ link: Link, _ page: PageFacts, _ index: SiteIndex) -> String? {
        switch index.target(of: link.destination, isImage: link.isImage, in: page) {
        case .fragment: "a link within the page"
        case .page(let id, _, _): "the link to the page `\(id)`"
        case .generated(let page, _): "the link to the page `\(page.rawValue)`"
        case .asset(let path): "the \(link.isImage ? "image" : "link to the file") `\(Self.neutral(path, in: index))`"
        case .external: link.isImage ? "an image of another site" : "a link to another site"
        case .broken: nil
        }
    }

    /// `window.png` for `window.ru.png`.
    private static func neutral(_ path: String, in index: SiteIndex) -> String {
        var parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 2, let tag = LanguageTag(String(parts[parts.count - 2])), index.position(of: tag) != nil else {
            return path
        }
        parts.remove(at: parts.count - 2)
        return parts.joined(separator: ".")
    }
}
