internal import Localization
internal import Markup
internal import Models

/// Reads components and interaction steps, section by section.
struct SectionReader {
    let document: Document
    let language: LanguageTag

    func sections() -> [SectionFacts] {
        var sections: [SectionFacts] = []
        var headings = 0
        var current: SectionFacts?
        for index in document.children(of: 0) {
            let node = document.nodes[index]
            // Quotes and lists hold headings too.
            defer { headings += document.nodes[index..<Int(node.end)].count { $0.kind == .heading } }
            if node.kind == .heading {
                guard node.number <= 2 else { continue }
                if let finished = current { sections.append(finished) }
                current = SectionFacts(heading: headings)
            } else if node.kind == .list, current != nil {
                // What a list is about is known by its section's id, and that may be its origin's.
                current?.components += components(of: index)
                if node.flags.contains(.ordered), current?.steps.isEmpty == true { current?.steps = steps(of: index) }
            }
        }
        if let finished = current { sections.append(finished) }
        return sections.filter { !$0.components.isEmpty || !$0.steps.isEmpty }
    }

    private func components(of list: Int) -> [Component] {
        document.children(of: list).compactMap { item in
            guard let (name, strong) = leadingStrong(of: item) else { return nil }
            let after = Int(document.nodes[strong].end)
            // `**Name**:` as well as `**Name:**`.
            if Self.endsWithColon(name) { return component(name[..<name.index(before: name.endIndex)], item) }
            guard after < Int(document.nodes[item].end), document.nodes[after].kind == .text,
                Self.beginsWithColon(document[document.nodes[after].text])
            else { return nil }
            return component(name[...], item)
        }
    }

    /// Whether a text ends with a colon. Where characters begin is asked only when it may.
    private static func endsWithColon(_ text: String) -> Bool {
        text.unicodeScalars.last?.isColon == true && text.last?.isColon == true
    }

    /// Whether a text begins with a colon, before which French has a space.
    private static func beginsWithColon(_ text: ArraySlice<UInt8>) -> Bool {
        !beginsWithWord(text)
            && String(decoding: text.prefix(longestBeforeColon), as: UTF8.self).first { !$0.isWhitespace }?.isColon == true
    }

    /// Whether nothing but blanks stands before a visible sign of ASCII or a dash, neither of which is a colon.
    private static func beginsWithWord(_ text: ArraySlice<UInt8>) -> Bool {
        let word = text.drop { $0 == UInt8(ascii: " ") }
        guard let first = word.first, first < 0x80 else { return word.starts(with: "–".utf8) || word.starts(with: "—".utf8) }
        return first > UInt8(ascii: " ") && first != UInt8(ascii: ":")
    }

    /// So many bytes of a text tell whether it begins with a colon.
    private static let longestBeforeColon = 16

    private func component(_ name: Substring, _ item: Int) -> Component? {
        let name = name.trimmed
        return name.isEmpty ? nil : Component(name: name, line: Int(document.nodes[item].line))
    }

    private func steps(of list: Int) -> [InteractionStep] {
        let steps = document.children(of: list).map { item in
            InteractionStep(
                arrow: leadingStrong(of: item).flatMap { StepArrow($0.text, in: language)?.names },
                line: Int(document.nodes[item].line))
        }
        return steps.contains { $0.arrow != nil } ? steps : []
    }

    /// The text of the bold inline that an item begins with.
    private func leadingStrong(of item: Int) -> (text: String, node: Int)? {
        let paragraph = item + 1
        let strong = item + 2
        guard strong < Int(document.nodes[item].end), document.nodes[paragraph].kind == .paragraph,
            document.nodes[strong].kind == .strong
        else { return nil }
        return (document.plainText(of: strong), strong)
    }
}
