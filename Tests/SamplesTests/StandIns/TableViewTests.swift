import Testing
import UIKit

@MainActor
struct TableViewTests {
    private let source = NumberSource()

    /// A table on which three rows of the default height find room.
    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 132))
        table.register(NumberCell.self, forCellReuseIdentifier: "number")
        table.dataSource = source
        return table
    }

    @Test func `only rows in sight have cells`() {
        source.counts = [100]
        let table = makeTable()
        #expect(table.visibleCells.count == 3)
        #expect(table.indexPathsForVisibleRows == (0..<3).map { IndexPath(row: $0, section: 0) })
        #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
        #expect(table.contentSize.height == 4_400)
    }

    @Test func `scrolling through the whole table makes no more cells than fit`() {
        source.counts = [1_000]
        let table = makeTable()
        for row in 0..<997 {
            table.contentOffset.y = CGFloat(row) * 44 + 1
            #expect(table.visibleCells.count == 4)
        }
        #expect(source.made.count <= 5)
        #expect(table.subviews.count == 4)
    }

    @Test func `a cell that is used again is prepared first`() throws {
        source.counts = [10]
        let table = makeTable()
        let cell = try #require(table.visibleCells.first as? NumberCell)
        #expect(cell.preparations == 0)
        table.contentOffset.y = 44
        #expect(table.visibleCells.last === cell)
        #expect(cell.preparations == 1)
    }

    @Test func `rows are counted when the table is reloaded, not when they change`() {
        source.counts = [2]
        let table = makeTable()
        #expect(table.numberOfRows(inSection: 0) == 2)
        source.counts = [5, 1]
        #expect(table.numberOfRows(inSection: 0) == 2)
        table.reloadData()
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 5)
    }

    @Test func `rows of several sections follow one another`() {
        source.counts = [1, 0, 2]
        let table = makeTable()
        #expect(
            table.indexPathsForVisibleRows == [
                IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 2), IndexPath(row: 1, section: 2),
            ])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
    }

    @Test(arguments: [-1, 1, Int.max])
    func `a section that does not exist has no rows`(section: Int) {
        source.counts = [3]
        #expect(makeTable().numberOfRows(inSection: section) == 0)
    }

    @Test func `a table does not keep its data source alive`() {
        let table = UITableView()
        var source: NumberSource? = NumberSource()
        table.dataSource = source
        source = nil
        #expect(source == nil)
        #expect(table.dataSource == nil)
        #expect(table.visibleCells.isEmpty)
    }

    @Test func `an identifier that nobody registered yields no cell, and ends the program where one is due`() async {
        #expect(UITableView().dequeueReusableCell(withIdentifier: "unknown") == nil)
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UITableView().dequeueReusableCell(withIdentifier: "unknown", for: IndexPath(row: 0, section: 0))
            }
        }
    }

    @Test func `a row is addressed by section and row`() {
        let path = IndexPath(row: 4, section: 2)
        #expect(path.section == 2)
        #expect(path.row == 4)
        #expect(path < IndexPath(row: 0, section: 3))
    }

    @Test func `a second configuration of the same kind updates the view that is there`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "one"
        cell.contentConfiguration = content
        let shown = try #require(cell.contentView.subviews.first)
        content.text = "two"
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.first === shown)
        #expect(shown.subviews.compactMap { ($0 as? UILabel)?.text } == ["two"])
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }
}

@MainActor
private final class NumberSource: UITableViewDataSource {
    var counts = [0]
    private(set) var made: Set<ObjectIdentifier> = []

    func numberOfSections(in tableView: UITableView) -> Int {
        counts.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        made.insert(ObjectIdentifier(cell))
        return cell
    }
}

private final class NumberCell: UITableViewCell {
    private(set) var preparations = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}
