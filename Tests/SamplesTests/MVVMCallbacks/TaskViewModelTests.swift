import Testing
import UIKit

@testable import MVVMCallbacks

@MainActor
struct TaskViewModelTests {
    private let scheduler = ManualScheduler()

    private func makeLoadedViewModel() async -> TaskViewModel {
        let viewModel = TaskViewModel(service: TaskService(scheduler: scheduler))
        viewModel.loadTasks()
        await scheduler.advance(bySeconds: 2)
        await eventually { viewModel.numberOfTasks() > 0 }
        return viewModel
    }

    @Test func `the list is empty until the service has answered`() async {
        let viewModel = TaskViewModel(service: TaskService(scheduler: scheduler))
        viewModel.loadTasks()
        #expect(viewModel.numberOfTasks() == 0)
        #expect(viewModel.taskTitle(at: 0) == nil)
        await scheduler.advance(bySeconds: 2)
        await eventually { viewModel.numberOfTasks() == 3 }
    }

    @Test func `titles come in the order of the service`() async {
        let viewModel = await makeLoadedViewModel()
        let titles = (0..<viewModel.numberOfTasks()).map(viewModel.taskTitle(at:))
        #expect(titles == ["Water the plants", "Call the dentist", "Read about MVVM"])
    }

    @Test(arguments: [-1, 3, Int.min, Int.max])
    func `a row that does not exist has no title`(row: Int) async {
        let viewModel = await makeLoadedViewModel()
        #expect(viewModel.taskTitle(at: row) == nil)
    }

    @Test func `each answer calls back once, on the main actor, with the list in place`() async {
        let viewModel = TaskViewModel(service: TaskService(scheduler: scheduler))
        var calls: [(isMain: Bool, count: Int)] = []
        viewModel.onTasksUpdated = { calls.append((MainQueue.isCurrent, viewModel.numberOfTasks())) }
        viewModel.loadTasks()
        await scheduler.advance(bySeconds: 2)
        await eventually { !calls.isEmpty }
        await settle()
        #expect(calls.count == 1)
        #expect(calls.first?.isMain == true)
        #expect(calls.first?.count == 3)
        viewModel.onTasksUpdated = nil
    }

    @Test func `the answer to a view model that has gone is dropped`() async {
        var viewModel: TaskViewModel? = TaskViewModel(service: TaskService(scheduler: scheduler))
        weak let weakViewModel = viewModel
        viewModel?.loadTasks()
        viewModel = nil
        #expect(weakViewModel == nil)
        await scheduler.advance(bySeconds: 2)
        await settle()
    }
}
