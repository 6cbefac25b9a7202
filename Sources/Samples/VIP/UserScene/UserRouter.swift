import UIKit

/// Leads from this scene to others. The view controller calls it, since a tap on a button starts the way.
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
