/// How many rows a table has, as its data source said when it was last asked.
struct TableRows {
    /// The number of rows of each section.
    let counts: [Int]

    @MainActor
    init(of table: UITableView) {
        guard let source = table.dataSource else {
            counts = []
            return
        }
        counts = (0..<source.numberOfSections(in: table)).map { source.tableView(table, numberOfRowsInSection: $0) }
    }

    var total: Int {
        counts.reduce(0, +)
    }

    /// The rows that lie between two heights, each with its position counted over all sections.
    func visible(from top: CGFloat, to bottom: CGFloat, rowHeight: CGFloat) -> [(position: Int, indexPath: IndexPath)] {
        guard rowHeight > 0, bottom > top else { return [] }
        let first = max(0, Int((top / rowHeight).rounded(.down)))
        let end = min(total, Int((bottom / rowHeight).rounded(.up)))
        guard first < end else { return [] }
        var found: [(position: Int, indexPath: IndexPath)] = []
        var start = 0
        for (section, count) in counts.enumerated() {
            for position in max(first, start)..<max(first, start, min(end, start + count)) {
                found.append((position, IndexPath(row: position - start, section: section)))
            }
            start += count
        }
        return found
    }
}
