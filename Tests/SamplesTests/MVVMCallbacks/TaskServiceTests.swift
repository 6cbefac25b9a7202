import Synchronization
import Testing
import UIKit

@testable import MVVMCallbacks

struct TaskServiceTests {
    @Test func `the service answers after two seconds and not before`() async {
        let scheduler = ManualScheduler()
        let answers = Mutex<[[TodoItem]]>([])
        TaskService(scheduler: scheduler).fetchTasks { items in answers.withLock { $0.append(items) } }
        await scheduler.advance(bySeconds: 1)
        #expect(answers.withLock(\.count) == 0)
        await scheduler.advance(bySeconds: 1)
        #expect(answers.withLock { $0.map { $0.map(\.id) } } == [[1, 2, 3]])
        await scheduler.advance(bySeconds: 60)
        #expect(answers.withLock(\.count) == 1)
    }

    @Test(.timeLimit(.minutes(10)))
    func `a dispatch queue runs the work by itself`() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().run(after: .seconds(0)) { continuation.resume() }
        }
    }
}
