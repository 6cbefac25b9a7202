internal import Models

/// The steps of an interaction lead from and to the same participants in every language, whatever these are called there.
struct ArrowShapeRule {
    func check(_ pair: PagePair) -> [Diagnostic] {
        let ours = pair.index.steps(of: pair.page)
        let theirs = pair.index.steps(of: pair.origin)
        guard ours.count == theirs.count else { return [count(ours, theirs, pair)] }
        let participants = (ours: Participants(of: pair.page, pair.index), theirs: Participants(of: pair.origin, pair.index))
        return zip(ours, theirs).enumerated().compactMap { number, step in
            let (ours, theirs) = (participants.ours.path(of: step.0), participants.theirs.path(of: step.1))
            // A name that nobody has is reported by `InteractionRule`.
            guard let ours, let theirs, ours != theirs else { return nil }
            return difference(number + 1, step.0, step.1, pair)
        }
    }

    private func count(_ ours: [InteractionStep], _ theirs: [InteractionStep], _ pair: PagePair) -> Diagnostic {
        let section = pair.sections.first { $0.origin.key == "interaction" }
        return pair.difference(
            "the interaction has \(Count.of(ours.count, "step")), in the origin \(theirs.count)",
            line: ours.first?.line ?? section?.translation.line ?? 1,
            originLine: theirs.first?.line ?? section?.origin.line ?? 1,
            remedy: "Give the list an item for each step of the origin.")
    }

    private func difference(
        _ number: Int, _ ours: InteractionStep, _ theirs: InteractionStep, _ pair: PagePair
    ) -> Diagnostic {
        func name(_ step: InteractionStep) -> String { step.arrow.map { "`\($0.from) → \($0.to)`" } ?? "a remark" }
        return pair.difference(
            "step \(number) is \(name(ours)), in the origin \(name(theirs))", line: ours.line, originLine: theirs.line,
            remedy: "Let the arrow lead between the same participants, under their names in this language.")
    }
}

/// The participants of a page by name.
private struct Participants {
    private let positions: [String: Int]

    init(of page: Int, _ index: SiteIndex) {
        // Actors follow the components, and are counted backwards: one component too few must not make them others.
        let components = index.components(of: page).count
        let places = index.participants(of: page).enumerated().map { number, name in
            (name, number < components ? number : components - number - 1)
        }
        positions = Dictionary(places, uniquingKeysWith: { first, _ in first })
    }

    /// The positions that a step leads from and to, none for a remark; `nil` where a name is unknown.
    func path(of step: InteractionStep) -> [Int]? {
        guard let arrow = step.arrow else { return [] }
        guard let from = positions[arrow.from], let to = positions[arrow.to] else { return nil }
        return [from, to]
    }
}
