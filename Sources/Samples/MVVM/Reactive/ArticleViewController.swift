import ReactiveCocoa
import ReactiveSwift
import UIKit

/// The view's side of the binding, written with ReactiveSwift.
final class ArticleViewController: UIViewController {
    private let articleView = ArticleView()
    private let viewModel: ArticleViewModel
    /// Ends every subscription when the view controller goes away.
    private let bindings = ScopedDisposable(CompositeDisposable())

    init(viewModel: ArticleViewModel) {
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
        // A producer sends the current value first; a signal sends only the changes after it.
        bindings += viewModel.title.producer.startWithValues { [weak self] title in
            self?.articleView.titleLabel.text = title
        }
        bindings += viewModel.details.producer.startWithValues { [weak self] details in
            self?.articleView.detailsLabel.text = details
        }
        bindings += viewModel.isLoading.producer.startWithValues { [weak self] isLoading in
            self?.articleView.refreshButton.isEnabled = !isLoading
        }
    }
    // snippet.end

    // snippet.actions
    private func forwardActions() {
        bindings += articleView.refreshButton.reactive.controlEvents(.touchUpInside)
            .observeValues { [weak self] _ in
                self?.viewModel.load()
            }
    }
    // snippet.end
}
