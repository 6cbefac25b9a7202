/// Turns responses into texts for the view. It keeps no data.
@MainActor
final class UserPresenter: UserPresentationLogic {
    /// Weak: the view controller owns the interactor, which owns this presenter.
    weak var viewController: (any UserDisplayLogic)?

    // snippet.present
    func presentUser(response: UserModels.FetchUser.Response) {
        let viewModel: UserModels.FetchUser.ViewModel =
            switch response.result {
            case .success(let user):
                .user(name: "\(user.givenName) \(user.familyName)", email: user.email.lowercased())
            case .failure(let error):
                .failure(message: message(for: error))
            }
        viewController?.displayUser(viewModel: viewModel)
    }

    private func message(for error: UserError) -> String {
        switch error {
        case .offline: "No connection. Please try again."
        case .unreadable: "The answer of the server could not be read."
        case .closedAccount: "This account has been closed."
        }
    }
    // snippet.end
}
