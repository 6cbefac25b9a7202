@testable import VIP

/// Who called whom, in order.
@MainActor
final class Journal {
    var entries: [String] = []
}

@MainActor
struct JournalingInteractor: UserBusinessLogic {
    let journal: Journal
    let next: any UserBusinessLogic

    func fetchUser(request: UserModels.FetchUser.Request) {
        journal.entries.append("View → Interactor")
        next.fetchUser(request: request)
    }
}

@MainActor
struct JournalingPresenter: UserPresentationLogic {
    let journal: Journal
    let next: any UserPresentationLogic

    func presentUser(response: UserModels.FetchUser.Response) {
        journal.entries.append("Interactor → Presenter")
        next.presentUser(response: response)
    }
}

@MainActor
final class JournalingDisplay: UserDisplayLogic {
    private let journal: Journal
    private weak var next: (any UserDisplayLogic)?

    init(journal: Journal, next: any UserDisplayLogic) {
        self.journal = journal
        self.next = next
    }

    func displayUser(viewModel: UserModels.FetchUser.ViewModel) {
        journal.entries.append("Presenter → View")
        next?.displayUser(viewModel: viewModel)
    }
}
