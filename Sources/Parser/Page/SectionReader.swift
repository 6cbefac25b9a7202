internal import Markup
internal import Models

/// Reads components and interaction steps, section by section.
struct SectionReader {
    let document: Document

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
                if node.flags.contains(.ordered) {
                    if current?.steps.isEmpty == true { current?.steps = steps(of: index) }
                } else {
                    current?.components += components(of: index)
                }
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
            if name.hasSuffix(":") { return component(String(name.dropLast()), item) }
            guard after < Int(document.nodes[item].end), document.nodes[after].kind == .text,
                document[document.nodes[after].text].first == UInt8(ascii: ":")
            else { return nil }
            return component(name, item)
        }
    }

    private func component(_ name: String, _ item: Int) -> Component? {
        let name = name.trimmed
        return name.isEmpty ? nil : Component(name: name, line: Int(document.nodes[item].line))
    }

    private func steps(of list: Int) -> [InteractionStep] {
        let steps = document.children(of: list).map { item in
            InteractionStep(
                arrow: leadingStrong(of: item).flatMap { Self.arrow(in: $0.text) }, line: Int(document.nodes[item].line))
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

    /// `A → B` or `A -> B`.
    static func arrow(in text: String) -> InteractionStep.Arrow? {
        for mark in ["→", "->"] {
            guard let range = text.firstRange(of: mark) else { continue }
            let from = text[..<range.lowerBound].trimmed
            var to = text[range.upperBound...].trimmed
            if to.hasSuffix(":") { to = String(to.dropLast()).trimmed }
            guard !from.isEmpty, !to.isEmpty else { return nil }
            return InteractionStep.Arrow(from: from, to: to)
        }
        return nil
    }
}
