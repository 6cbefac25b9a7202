import UIKit

/// Sends requests, shows view models, and tells the router where the user wants to go. It decides nothing itself.
final class UserViewController: UIViewController {
    private let nameLabel = UILabel()
    private let emailLabel = UILabel()
    private let messageLabel = UILabel()
    private let reloadButton = UIButton(type: .system)
    private let postsButton = UIButton(type: .system)

    private let userID: User.ID
    private let interactor: any UserBusinessLogic
    private let router: any UserRoutingLogic

    init(userID: User.ID, interactor: any UserBusinessLogic, router: any UserRoutingLogic) {
        self.userID = userID
        self.interactor = interactor
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    // snippet.request
    override func viewDidLoad() {
        super.viewDidLoad()
        arrangeSubviews()
        reloadButton.addAction(UIAction { [weak self] _ in self?.requestUser() }, for: .touchUpInside)
        postsButton.addAction(UIAction { [weak self] _ in self?.router.routeToPosts() }, for: .touchUpInside)
        requestUser()
    }

    private func requestUser() {
        interactor.fetchUser(request: UserModels.FetchUser.Request(id: userID))
    }
    // snippet.end

    private func arrangeSubviews() {
        view.backgroundColor = .systemBackground
        reloadButton.setTitle("Reload", for: .normal)
        postsButton.setTitle("Posts", for: .normal)

        let stack = UIStackView(arrangedSubviews: [nameLabel, emailLabel, messageLabel, reloadButton, postsButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

// snippet.display
extension UserViewController: UserDisplayLogic {
    func displayUser(viewModel: UserModels.FetchUser.ViewModel) {
        switch viewModel {
        case .user(let name, let email):
            nameLabel.text = name
            emailLabel.text = email
            messageLabel.text = nil
        case .failure(let message):
            messageLabel.text = message
        }
    }
}
// snippet.end
