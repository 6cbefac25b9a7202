public import Localization
public import Models

/// The `translation:` block of a page's front matter as the tool writes it.
///
/// Sections stand one on a line, so that a version control system shows and merges them one by one. The words of the chrome
/// are many and short, so they stand side by side.
public struct TranslationBlock: Sendable {
    private let origin: LanguageTag
    private let parts: [(key: String, digest: SectionDigest)]

    /// A block that names the origin's language, and the digests of its parts in their order.
    public init(of origin: LanguageTag, parts: [(key: String, digest: SectionDigest)]) {
        self.origin = origin
        self.parts = parts
    }

    /// The lines of the block, the key `translation` included.
    public var lines: [String] { ["translation:", "  of: \(YAMLText.key(origin.string))"] + sectionLines(indentedBy: 2) }

    /// The lines of the key `sections`; none where there are no digests.
    func sectionLines(indentedBy indentation: Int) -> [String] {
        guard !parts.isEmpty else { return [] }
        let margin = String(repeating: " ", count: indentation)
        let words = parts.filter { $0.key.hasPrefix(TranslatedPart.interface) }
        let others = parts.filter { !$0.key.hasPrefix(TranslatedPart.interface) }
        return ["\(margin)sections:"] + others.map { "\(margin)  \(YAMLText.key($0.key)): \($0.digest)" }
            + wordLines(words, margin + "  ")
    }

    /// The longest line that fits a terminal beside an editor's own margin.
    private static let width = 100

    private func wordLines(_ words: [(key: String, digest: SectionDigest)], _ margin: String) -> [String] {
        guard !words.isEmpty else { return [] }
        var lines = ["\(margin)interface: {"]
        var line = margin + " "
        for (number, word) in words.enumerated() {
            let key = YAMLText.key(String(word.key.dropFirst(TranslatedPart.interface.count)))
            let item = " \(key): \(word.digest)\(number + 1 < words.count ? "," : "}")"
            if line.count + item.count > Self.width {
                lines.append(line)
                line = margin + " "
            }
            line += item
        }
        return lines + [line]
    }
}
