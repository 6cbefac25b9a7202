import Testing
import UIKit

@testable import MVVM

/// The two ways in which the same screen is bound to its view model.
enum ArticleBinding: CaseIterable, Sendable, CustomTestStringConvertible {
    case reactive
    case observation

    var testDescription: String {
        switch self {
        case .reactive: "ReactiveSwift"
        case .observation: "Observation"
        }
    }

    /// A view model, and what makes a view controller for it.
    @MainActor
    func makeViewModel(loader: any ArticleLoading) -> (viewModel: AnyObject, makeController: () -> UIViewController) {
        switch self {
        case .reactive:
            let viewModel = ArticleViewModel(loader: loader)
            return (viewModel, { ArticleViewController(viewModel: viewModel) })
        case .observation:
            let viewModel = ObservableArticleViewModel(loader: loader)
            return (viewModel, { ObservingArticleViewController(viewModel: viewModel) })
        }
    }

    @MainActor
    func makeController(loader: any ArticleLoading) -> UIViewController {
        makeViewModel(loader: loader).makeController()
    }
}
