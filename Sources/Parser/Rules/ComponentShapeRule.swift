internal import Models

/// A translation has as many components as its origin: across languages they are known by their positions.
struct ComponentShapeRule {
    func check(_ pair: PagePair) -> [Diagnostic] {
        let ours = pair.index.components(of: pair.page)
        let theirs = pair.index.components(of: pair.origin)
        guard ours.count != theirs.count else { return [] }
        let section = pair.sections.first { $0.origin.key == "components" }
        return [
            pair.difference(
                "the pattern has \(Count.of(ours.count, "component")), in the origin \(theirs.count)",
                line: ours.first?.line ?? section?.translation.line ?? 1,
                originLine: theirs.first?.line ?? section?.origin.line ?? 1,
                remedy: "Begin an item with `**Name**:` for each component of the origin, in its order.")
        ]
    }
}
