internal import Markup
internal import Models

/// Shapes the list of a page's interaction into its picture.
struct DiagramShaper {
    let document: Document
    /// What is known of the list's items.
    let steps: [InteractionStep]
    /// The names of those outside the pattern.
    let actors: Set<String>
    /// What the page is about.
    let title: String
    let isRightToLeft: Bool
    let words: Words

    /// The picture; `nil` for a page without an interaction.
    func diagram() -> DiagramView? {
        guard steps.contains(where: { $0.arrow != nil }), let list else { return nil }
        let items = document.children(of: list).map { StepItem(document: document, item: $0) }
        guard items.count == steps.count else { return nil }
        let texts = zip(steps, items).map { $1.text(afterArrow: $0.arrow != nil) }
        let interaction = interaction(texts)
        let wide = Self.widePicture(of: interaction)
        let tall = ChainLayout.picture(of: interaction)
        let first = Int(document.nodes[list].number)
        return DiagramView(
            title: words.text(.diagramTitle, ["pattern": title]),
            description: steps.indices.map { sentence(first + $0, steps[$0], texts[$0]) }.joined(separator: "\n"), list: list,
            steps: steps.indices.map { step(first + $0, steps[$0], items[$0]) },
            wide: isRightToLeft ? wide?.mirrored() : wide, tall: isRightToLeft ? tall.mirrored() : tall)
    }

    /// The list whose first item stands where the first step does.
    private var list: Int? {
        document.children(of: 0).first { node in
            document.nodes[node].flags.contains(.ordered) && document.nodes[node].kind == .list
                && document.children(of: node).first { _ in true }.map { Int(document.nodes[$0].line) } == steps[0].line
        }
    }

    private func interaction(_ texts: [String]) -> Interaction {
        var interaction = Interaction(actors: actors)
        for (step, text) in zip(steps, texts) {
            if let arrow = step.arrow {
                interaction.message(from: arrow.from, to: arrow.to, text: text)
            } else {
                interaction.remark(text)
            }
        }
        return interaction
    }

    /// A ring where everything goes round in one; else lifelines, and above them the ring of what goes round.
    private static func widePicture(of interaction: Interaction) -> DiagramPicture? {
        if let ring = RingLayout.picture(of: interaction) { return ring }
        guard let sequence = SequenceLayout.picture(of: interaction) else { return nil }
        return RingLayout.outline(of: interaction, width: sequence.width)?.above(sequence, gap: 36) ?? sequence
    }

    private func step(_ number: Int, _ step: InteractionStep, _ item: StepItem) -> DiagramView.Step {
        DiagramView.Step(
            number: number, item: item.item, arrow: step.arrow == nil ? nil : item.linkable,
            label: step.arrow.map { "\(number). \($0.from) → \($0.to)" })
    }

    private func sentence(_ number: Int, _ step: InteractionStep, _ text: String) -> String {
        guard let arrow = step.arrow else { return words.text(.diagramRemark, ["number": "\(number)", "text": text]) }
        return words.text(.diagramMessage, ["number": "\(number)", "from": arrow.from, "to": arrow.to, "text": text])
    }
}
