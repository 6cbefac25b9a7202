import Foundation

/// The model's source of data: it answers through a callback, on a background thread.
final class TaskService: Sendable {
    private let scheduler: any Scheduler

    init(scheduler: any Scheduler = DispatchQueue.global()) {
        self.scheduler = scheduler
    }

    // snippet.fetch
    func fetchTasks(completion: @escaping @Sendable ([TodoItem]) -> Void) {
        // Two seconds stand for a slow server.
        scheduler.run(after: .seconds(2)) {
            completion([
                TodoItem(id: 1, title: "Water the plants"),
                TodoItem(id: 2, title: "Call the dentist"),
                TodoItem(id: 3, title: "Read about MVVM"),
            ])
        }
    }
    // snippet.end
}
