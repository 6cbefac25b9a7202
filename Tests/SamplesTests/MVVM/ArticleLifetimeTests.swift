import Testing
import UIKit

@testable import MVVM

/// Nothing that a binding holds outlives its screen.
@MainActor
struct ArticleLifetimeTests {
    private let loader = StubLoader()

    @Test(arguments: ArticleBinding.allCases)
    func `a view model that outlives its screen holds neither view nor view controller`(binding: ArticleBinding) async {
        let (viewModel, makeController) = binding.makeViewModel(loader: loader)
        var controller: UIViewController? = makeController()
        var screen = controller.map { Screen($0) }
        await eventually { loader.requests.open == 1 }
        loader.requests.answer(.success(.engines))
        await eventually { screen?.texts.first == "On Engines" }

        weak let weakController = controller
        weak let weakView = controller?.view
        (controller, screen) = (nil, nil)
        #expect(weakController == nil)
        #expect(weakView == nil)
        withExtendedLifetime(viewModel) {}
    }

    @Test(arguments: ArticleBinding.allCases)
    func `a screen closed while it loads is freed at once and cancels its request`(binding: ArticleBinding) async {
        var (viewModel, controller, screen) = openScreen(binding)
        await eventually { loader.requests.open == 1 }

        weak let weakViewModel = viewModel
        weak let weakController = controller
        (viewModel, controller, screen) = (nil, nil, nil)
        #expect(screen == nil)
        #expect(weakController == nil)
        #expect(weakViewModel == nil)

        loader.requests.answer(.success(.engines))
        await eventually { loader.requests.cancelled == 1 }
    }

    private func openScreen(_ binding: ArticleBinding) -> (AnyObject?, UIViewController?, Screen?) {
        let (viewModel, makeController) = binding.makeViewModel(loader: loader)
        let controller = makeController()
        return (viewModel, controller, Screen(controller))
    }
}
