import UIKit

@testable import VIP

extension User {
    static let ada = User(id: 7, givenName: "Ada", familyName: "Lovelace", email: "Ada@Example.org", isClosed: false)
    static let closed = User(id: 8, givenName: "Charles", familyName: "Babbage", email: "c@example.org", isClosed: true)
}

/// A worker whose answers the test gives.
struct StubWorker: UserFetching {
    let requests = Requests<User.ID, Result<User, UserError>>()

    func fetchUser(id: User.ID) async -> Result<User, UserError> {
        (try? await requests.ask(id)) ?? .failure(.offline)
    }
}

@MainActor
final class PresenterSpy: UserPresentationLogic {
    private(set) var responses: [UserModels.FetchUser.Response] = []

    func presentUser(response: UserModels.FetchUser.Response) {
        responses.append(response)
    }
}

@MainActor
final class DisplaySpy: UserDisplayLogic {
    private(set) var viewModels: [UserModels.FetchUser.ViewModel] = []

    func displayUser(viewModel: UserModels.FetchUser.ViewModel) {
        viewModels.append(viewModel)
    }
}

@MainActor
final class InteractorSpy: UserBusinessLogic, UserDataStore {
    var user: User?
    private(set) var requests: [UserModels.FetchUser.Request] = []

    func fetchUser(request: UserModels.FetchUser.Request) {
        requests.append(request)
    }
}

@MainActor
final class RouterSpy: UserRoutingLogic {
    private(set) var routes = 0

    func routeToPosts() {
        routes += 1
    }
}
