/// A column of rows, of which only the visible ones have cells.
///
/// Stands for [UITableView](https://developer.apple.com/documentation/uikit/uitableview). Left out: the delegate, selection,
/// headers, editing, nibs, and rows of different heights. Reading cells lays the table out first, since no run loop does it.
open class UITableView: UIScrollView {
    /// The height of a row, in points.
    open var rowHeight: CGFloat = 44 {
        didSet { setNeedsLayout() }
    }
    /// Who answers for the rows, without being owned. Setting it reloads the table.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }
    private var rows: TableRows?
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var reusePool = CellReusePool()

    // MARK: Cells to use again

    /// Says which class to make cells of for an identifier.
    open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        reusePool.register(cellClass, for: identifier)
    }

    /// A cell that has left the screen, or a new one of the registered class; `nil` where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reusePool.dequeue(identifier)
    }

    /// A cell that has left the screen, or a new one of the registered class.
    ///
    /// Where nothing is registered UIKit raises an exception, and so the program ends here, too.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = reusePool.dequeue(identifier) else {
            preconditionFailure("no cell class is registered for the identifier \(identifier)")
        }
        return cell
    }

    // MARK: Rows

    /// Forgets all rows and asks the data source again.
    open func reloadData() {
        rows = nil
        cells.keys.forEach(retire)
        setNeedsLayout()
    }

    /// How many sections there were when the table last asked.
    open var numberOfSections: Int {
        currentRows.counts.count
    }

    /// How many rows a section had when the table last asked; none where there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        let counts = currentRows.counts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// The cell of a row, or `nil` while the row is out of sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutIfNeeded()
        return cells[indexPath]
    }

    /// The cells in sight, top to bottom.
    open var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return cells.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The rows in sight, top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return cells.keys.sorted()
    }

    // MARK: Layout

    /// Gives each visible row a cell, and takes the cells of the others back.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let rows = currentRows
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows.total) * rowHeight)
        let visible = rows.visible(from: bounds.minY, to: bounds.maxY, rowHeight: rowHeight)
        let wanted = Set(visible.map(\.indexPath))
        cells.keys.filter { !wanted.contains($0) }.forEach(retire)
        for row in visible {
            show(row.indexPath, at: CGFloat(row.position) * rowHeight)
        }
    }

    private func show(_ indexPath: IndexPath, at top: CGFloat) {
        guard let cell = cells[indexPath] ?? dataSource?.tableView(self, cellForRowAt: indexPath) else { return }
        cells[indexPath] = cell
        cell.frame = CGRect(x: 0, y: top, width: bounds.width, height: rowHeight)
        if cell.superview !== self { addSubview(cell) }
    }

    private func retire(_ indexPath: IndexPath) {
        guard let cell = cells.removeValue(forKey: indexPath) else { return }
        cell.removeFromSuperview()
        reusePool.retire(cell)
    }

    private var currentRows: TableRows {
        if let rows { return rows }
        let counted = TableRows(of: self)
        rows = counted
        return counted
    }
}
