/// Not called `Task`: in Swift that name belongs to concurrency.
struct TodoItem: Identifiable, Sendable {
    let id: Int
    let title: String
}
