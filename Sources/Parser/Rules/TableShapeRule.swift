internal import Models

/// The tables of a translation have the rows and columns of the origin's.
struct TableShapeRule {
    func check(_ pair: PagePair) -> [Diagnostic] {
        pair.sections.flatMap { check($0.origin, $0.translation, pair) }
    }

    private func check(_ origin: SectionOutline, _ translation: SectionOutline, _ pair: PagePair) -> [Diagnostic] {
        guard origin.tables.count == translation.tables.count else {
            return [
                pair.difference(
                    "\(origin.name) has \(Count.of(translation.tables.count, "table")), in the origin \(origin.tables.count)",
                    line: translation.tables.first?.line ?? translation.line,
                    originLine: origin.tables.first?.line ?? origin.line,
                    remedy: "Give it the tables that the origin has.")
            ]
        }
        return zip(origin.tables, translation.tables).compactMap { origin, translation in
            guard origin.rows != translation.rows || origin.columns != translation.columns else { return nil }
            return pair.difference(
                "the table has \(size(translation)), in the origin \(size(origin))", line: translation.line,
                originLine: origin.line, remedy: "Give it the rows and columns of the origin's table.")
        }
    }

    private func size(_ table: Table) -> String {
        "\(Count.of(table.rows, "row")) and \(Count.of(table.columns, "column"))"
    }
}
