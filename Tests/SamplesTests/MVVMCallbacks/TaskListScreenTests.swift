import Testing
import UIKit

@testable import MVVMCallbacks

@MainActor
struct TaskListScreenTests {
    private let scheduler = ManualScheduler()

    private func makeController() -> TaskListViewController {
        TaskListViewController(viewModel: TaskViewModel(service: TaskService(scheduler: scheduler)))
    }

    @Test func `the table is empty at first and lists the tasks after two seconds`() async {
        let screen = Screen(makeController())
        #expect(screen.texts == [])
        await scheduler.advance(bySeconds: 1)
        await settle()
        #expect(screen.texts == [])
        await scheduler.advance(bySeconds: 1)
        await eventually { screen.texts == ["Water the plants", "Call the dentist", "Read about MVVM"] }
    }

    @Test func `an answer from a background thread reloads the table on the main actor`() async throws {
        let screen = Screen(makeController())
        let table = try #require(screen.table)
        let spy = try DataSourceSpy(forwardingTo: #require(table.dataSource))
        table.dataSource = spy
        screen.table?.layoutIfNeeded()
        let before = spy.counts.count
        await scheduler.advance(bySeconds: 2)
        await eventually { screen.texts.count == 3 }
        #expect(spy.counts.dropFirst(before).map(\.rows) == [3])
        #expect(!spy.counts.contains { !$0.isMain })
    }

    @Test(arguments: [-1, 3, Int.max])
    func `a row that does not exist gets an empty cell`(row: Int) async throws {
        let screen = Screen(makeController())
        await scheduler.advance(bySeconds: 2)
        await eventually { screen.texts.count == 3 }
        let table = try #require(screen.table)
        let cell = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
        let content = try #require(cell?.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == nil)
    }

    @Test func `a cell that scrolls out of sight is used again`() async throws {
        let screen = Screen(makeController(), height: 88)
        await scheduler.advance(bySeconds: 2)
        await eventually { screen.texts == ["Water the plants", "Call the dentist"] }
        let table = try #require(screen.table)
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        table.contentOffset.y = 44
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === first)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        #expect(screen.texts.sorted() == ["Call the dentist", "Read about MVVM"])
    }

    @Test func `a list closed before the answer is freed, and the late answer harms nobody`() async {
        var controller: TaskListViewController? = makeController()
        var screen = controller.map { Screen($0) }
        weak let weakController = controller
        #expect(screen?.texts == [])
        (controller, screen) = (nil, nil)
        #expect(weakController == nil)
        await scheduler.advance(bySeconds: 2)
        await settle()
    }

    @Test func `a view model that outlives the list does not hold it`() async {
        let viewModel = TaskViewModel(service: TaskService(scheduler: scheduler))
        var screen: Screen? = Screen(TaskListViewController(viewModel: viewModel))
        weak let weakTable = screen?.table
        #expect(weakTable != nil)
        screen = nil
        #expect(weakTable == nil)
        await scheduler.advance(bySeconds: 2)
        await eventually { viewModel.numberOfTasks() == 3 }
    }
}

/// Notes when and on which queue the table counts its rows.
@MainActor
private final class DataSourceSpy: UITableViewDataSource {
    private(set) var counts: [(rows: Int, isMain: Bool)] = []
    private let original: any UITableViewDataSource

    init(forwardingTo original: any UITableViewDataSource) {
        self.original = original
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let rows = original.tableView(tableView, numberOfRowsInSection: section)
        counts.append((rows, MainQueue.isCurrent))
        return rows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        original.tableView(tableView, cellForRowAt: indexPath)
    }
}
