/// The business logic of the scene. It knows no view, and the presenter only by its protocol.
@MainActor
final class UserInteractor: UserBusinessLogic, UserDataStore {
    private(set) var user: User?

    private let presenter: any UserPresentationLogic
    private let worker: any UserFetching
    private var fetching: Task<Void, Never>?

    init(presenter: any UserPresentationLogic, worker: any UserFetching) {
        self.presenter = presenter
        self.worker = worker
    }

    deinit {
        fetching?.cancel()
    }

    // snippet.fetch
    func fetchUser(request: UserModels.FetchUser.Request) {
        // The newest request wins.
        fetching?.cancel()
        fetching = Task { [weak self, worker] in
            let result = await worker.fetchUser(id: request.id)
            guard !Task.isCancelled else { return }
            self?.finish(result)
        }
    }

    private func finish(_ fetched: Result<User, UserError>) {
        // Business rule: a closed account is not shown.
        let result = fetched.flatMap { $0.isClosed ? .failure(.closedAccount) : .success($0) }
        user = try? result.get()
        presenter.presentUser(response: UserModels.FetchUser.Response(result: result))
    }
    // snippet.end
}
