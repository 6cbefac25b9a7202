import UIKit

/// Navigates to other scenes. The view controller calls it, since navigation begins with a tap.
@MainActor
final class UserRouter: UserRoutingLogic {
    /// Weak: the view controller owns its router.
    weak var viewController: UIViewController?

    private let dataStore: any UserDataStore

    init(dataStore: any UserDataStore) {
        self.dataStore = dataStore
    }

    // snippet.route
    func routeToPosts() {
        guard let user = dataStore.user else { return }
        let posts = PostsViewController(user: user)
        viewController?.navigationController?.pushViewController(posts, animated: true)
    }
    // snippet.end
}
