import Observation
import UIKit

/// The view's side of the binding, written with Swift's own Observation.
final class ObservingArticleViewController: UIViewController {
    private let articleView = ArticleView()
    private let viewModel: ObservableArticleViewModel

    init(viewModel: ObservableArticleViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = articleView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bind()
        forwardActions()
        viewModel.load()
    }

    // snippet.bind
    private func bind() {
        withObservationTracking {
            articleView.titleLabel.text = viewModel.title
            articleView.detailsLabel.text = viewModel.details
            articleView.refreshButton.isEnabled = !viewModel.isLoading
        } onChange: { [weak self] in
            // Called once, and before the value changes: the next turn of the main actor reads it and tracks anew.
            Task { @MainActor [weak self] in self?.bind() }
        }
    }
    // snippet.end

    // snippet.actions
    private func forwardActions() {
        articleView.refreshButton.addAction(
            UIAction { [weak self] _ in
                self?.viewModel.load()
            }, for: .touchUpInside)
    }
    // snippet.end
}
