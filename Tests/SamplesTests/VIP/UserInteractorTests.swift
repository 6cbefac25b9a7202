import Testing

@testable import VIP

@MainActor
struct UserInteractorTests {
    private let presenter = PresenterSpy()
    private let worker = StubWorker()

    private func answer(_ result: Result<User, UserError>) async {
        await eventually { worker.requests.open > 0 }
        worker.requests.answer(.success(result))
    }

    @Test func `the interactor hands the fetched user to the presenter and keeps it for the router`() async {
        let interactor = UserInteractor(presenter: presenter, worker: worker)
        interactor.fetchUser(request: .init(id: 7))
        await answer(.success(.ada))
        await eventually { presenter.responses == [.init(result: .success(.ada))] }
        #expect(worker.requests.asked == [7])
        #expect(interactor.user == .ada)
    }

    @Test(arguments: [UserError.offline, .unreadable])
    func `a failure of the worker is part of the response`(error: UserError) async {
        let interactor = UserInteractor(presenter: presenter, worker: worker)
        interactor.fetchUser(request: .init(id: 7))
        await answer(.failure(error))
        await eventually { presenter.responses == [.init(result: .failure(error))] }
        #expect(interactor.user == nil)
    }

    @Test func `a closed account is refused by a business rule`() async {
        let interactor = UserInteractor(presenter: presenter, worker: worker)
        interactor.fetchUser(request: .init(id: 8))
        await answer(.success(.closed))
        await eventually { presenter.responses == [.init(result: .failure(.closedAccount))] }
        #expect(interactor.user == nil)
    }

    @Test func `the newest request wins over one that is still open`() async {
        let interactor = UserInteractor(presenter: presenter, worker: worker)
        interactor.fetchUser(request: .init(id: 8))
        await eventually { worker.requests.open == 1 }
        interactor.fetchUser(request: .init(id: 7))
        await eventually { worker.requests.open == 2 }
        await answer(.success(.closed))
        await settle()
        #expect(presenter.responses == [])
        await answer(.success(.ada))
        await eventually { presenter.responses == [.init(result: .success(.ada))] }
    }
}
