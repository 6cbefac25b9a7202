import UIKit

/// The next scene: as much of it as the router needs in order to open it.
final class PostsViewController: UIViewController {
    init(user: User) {
        super.init(nibName: nil, bundle: nil)
        title = "Posts by \(user.givenName)"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
