internal import Models

/// A translation refers to as many footnotes as its origin does, section by section.
struct FootnoteShapeRule {
    func check(_ pair: PagePair) -> [Diagnostic] {
        pair.sections.compactMap { origin, translation in
            let ours = translation.footnotes
            let theirs = origin.footnotes
            guard ours.count != theirs.count else { return nil }
            return pair.difference(
                "\(origin.name) refers to \(Count.of(ours.count, "footnote")), in the origin to \(theirs.count)",
                line: ours.first ?? translation.line, originLine: theirs.first ?? origin.line,
                remedy: "Give it the references that the origin has.")
        }
    }
}
