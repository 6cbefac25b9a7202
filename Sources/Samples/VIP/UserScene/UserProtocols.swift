// snippet.cycle
/// What the interactor offers to the view.
@MainActor
protocol UserBusinessLogic {
    func fetchUser(request: UserModels.FetchUser.Request)
}

/// What the presenter offers to the interactor.
@MainActor
protocol UserPresentationLogic {
    func presentUser(response: UserModels.FetchUser.Response)
}

/// What the view offers to the presenter.
@MainActor
protocol UserDisplayLogic: AnyObject {
    func displayUser(viewModel: UserModels.FetchUser.ViewModel)
}
// snippet.end

// snippet.collaborators
/// What the router offers to the view.
@MainActor
protocol UserRoutingLogic {
    func routeToPosts()
}

/// What the router may read in order to hand it to the next scene.
@MainActor
protocol UserDataStore {
    var user: User? { get }
}

/// What the worker does for the interactor.
protocol UserFetching: Sendable {
    func fetchUser(id: User.ID) async -> Result<User, UserError>
}
// snippet.end
