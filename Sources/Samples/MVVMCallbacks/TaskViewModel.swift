/// Prepares the to-do list for display. It does not import UIKit and does not know who listens.
@MainActor
final class TaskViewModel {
    // snippet.state
    /// Called on the main actor each time the list has changed.
    var onTasksUpdated: (@MainActor () -> Void)?

    private var items: [TodoItem] = []

    func numberOfTasks() -> Int {
        items.count
    }

    /// The title in this row, or `nil` where there is no such row.
    func taskTitle(at index: Int) -> String? {
        items.indices.contains(index) ? items[index].title : nil
    }
    // snippet.end

    private let service: TaskService

    init(service: TaskService) {
        self.service = service
    }

    // snippet.load
    func loadTasks() {
        service.fetchTasks { [weak self] items in
            // The service answers on a background thread; the list belongs to the main actor.
            Task { @MainActor [weak self] in self?.show(items) }
        }
    }

    private func show(_ items: [TodoItem]) {
        self.items = items
        onTasksUpdated?()
    }
    // snippet.end
}
