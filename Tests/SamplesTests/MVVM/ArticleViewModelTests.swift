import ReactiveSwift
import Testing

@testable import MVVM

/// The view model without any view, which is what the pattern promises.
@MainActor
struct ArticleViewModelTests {
    private let loader = StubLoader()

    @Test func `the view model can be tested without a view`() async {
        let viewModel = ArticleViewModel(loader: loader)
        var titles: [String] = []
        viewModel.title.signal.observeValues { titles.append($0) }
        viewModel.load()
        #expect(viewModel.isLoading.value)
        await eventually { loader.requests.open == 1 }
        loader.requests.answer(.success(.engines))
        await eventually { !viewModel.isLoading.value }
        #expect(titles == ["On Engines"])
        #expect(viewModel.details.value == "Ada Lovelace · 4 min")
    }

    @Test func `a request made while one is open is ignored`() async {
        let viewModel = ArticleViewModel(loader: loader)
        viewModel.load()
        viewModel.load()
        await eventually { loader.requests.open == 1 }
        await settle()
        #expect(loader.requests.asked.count == 1)
        loader.requests.answer(.failure(Failure()))
        await eventually { !viewModel.isLoading.value }
        #expect(viewModel.details.value == "The article could not be loaded.")
    }

    @Test func `the observable view model goes through the same states`() async {
        let viewModel = ObservableArticleViewModel(loader: loader)
        viewModel.load()
        viewModel.load()
        #expect(viewModel.isLoading)
        await eventually { loader.requests.open == 1 }
        loader.requests.answer(.success(.compilers))
        await eventually { !viewModel.isLoading }
        #expect(viewModel.title == "On Compilers")
        #expect(viewModel.details == "Grace Hopper · 1 min")
        #expect(loader.requests.asked.count == 1)
    }
}
