internal import Localization
internal import Markup
internal import Models

/// Shapes the list of a page's interaction into its picture.
struct DiagramShaper {
    let index: SiteIndex
    /// The page's place among the index's pages.
    let page: Int
    let document: Document
    let words: Words

    /// The picture; `nil` for a page without an interaction.
    func diagram() -> DiagramView? {
        let steps = index.steps(of: page)
        guard steps.contains(where: { $0.arrow != nil }), let list = list(from: steps[0].line) else { return nil }
        let items = document.children(of: list).map { StepItem(document: document, item: $0) }
        guard items.count == steps.count else { return nil }
        let first = Int(document.nodes[list].number)
        let interaction = interaction(of: steps, items)
        let wide = Self.widePicture(of: interaction)
        let tall = ChainLayout.picture(of: interaction)
        let isMirrored = index.pages[page].language.isRightToLeft
        return DiagramView(
            title: words.text(.diagramTitle, ["pattern": index.pages[page].frontMatter.title]),
            description: zip(steps, items).enumerated().map { sentence(first + $0, $1.0, $1.1) }.joined(separator: "\n"),
            list: list,
            steps: zip(steps, items).enumerated().map { number, step in
                DiagramView.Step(
                    number: first + number, item: step.1.item, arrow: step.0.arrow == nil ? nil : step.1.linkable,
                    label: step.0.arrow.map { "\(first + number). \($0.from) → \($0.to)" })
            }, wide: isMirrored ? wide?.mirrored() : wide, tall: isMirrored ? tall.mirrored() : tall)
    }

    /// A ring where everything goes round in one; else lifelines, and above them the ring of what goes round.
    private static func widePicture(of interaction: Interaction) -> DiagramPicture? {
        if let ring = RingLayout.picture(of: interaction) { return ring }
        guard let sequence = SequenceLayout.picture(of: interaction) else { return nil }
        return RingLayout.outline(of: interaction, width: sequence.width)?.above(sequence, gap: 36) ?? sequence
    }

    /// The list whose first item stands on a line.
    private func list(from line: Int) -> Int? {
        document.children(of: 0).first { node in
            document.nodes[node].kind == .list && document.nodes[node].flags.contains(.ordered)
                && document.children(of: node).contains { Int(document.nodes[$0].line) == line }
        }
    }

    private func interaction(of steps: [InteractionStep], _ items: [StepItem]) -> Interaction {
        let components = Set(index.components(of: page).map(\.name))
        var interaction = Interaction(actors: Set(index.participants(of: page)).subtracting(components))
        for (step, item) in zip(steps, items) {
            if let arrow = step.arrow {
                interaction.message(from: arrow.from, to: arrow.to, text: item.text(afterArrow: true))
            } else {
                interaction.remark(item.text(afterArrow: false))
            }
        }
        return interaction
    }

    private func sentence(_ number: Int, _ step: InteractionStep, _ item: StepItem) -> String {
        guard let arrow = step.arrow else {
            return words.text(.diagramRemark, ["number": "\(number)", "text": item.text(afterArrow: false)])
        }
        return words.text(
            .diagramMessage,
            ["number": "\(number)", "from": arrow.from, "to": arrow.to, "text": item.text(afterArrow: true)])
    }
}
