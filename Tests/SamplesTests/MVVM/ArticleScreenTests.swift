import Testing
import UIKit

@testable import MVVM

/// Both bindings of the article screen, held to the same behaviour.
@MainActor
struct ArticleScreenTests {
    private let loader = StubLoader()

    /// Answers the open request, and waits until the screen takes taps again.
    private func answer(_ result: Result<Article, any Error>, on screen: Screen) async {
        await eventually { loader.requests.open > 0 }
        loader.requests.answer(result)
        await eventually { screen.button("Refresh")?.isEnabled == true }
    }

    @Test(arguments: ArticleBinding.allCases)
    func `opening the screen asks the model for an article once`(binding: ArticleBinding) async {
        let screen = Screen(binding.makeController(loader: loader))
        await eventually { loader.requests.open == 1 }
        await settle()
        #expect(loader.requests.asked.count == 1)
        #expect(screen.texts == [])
        await answer(.failure(Failure()), on: screen)
    }

    @Test(arguments: ArticleBinding.allCases)
    func `an article that arrives is shown with its author and its minutes`(binding: ArticleBinding) async {
        let screen = Screen(binding.makeController(loader: loader))
        await answer(.success(.engines), on: screen)
        #expect(screen.texts == ["On Engines", "Ada Lovelace · 4 min"])
    }

    @Test(arguments: ArticleBinding.allCases)
    func `each tap on the button brings a new article to the screen`(binding: ArticleBinding) async throws {
        let screen = Screen(binding.makeController(loader: loader))
        await answer(.success(.engines), on: screen)
        for article in [Article.compilers, .engines, .compilers] {
            try screen.tap("Refresh")
            await answer(.success(article), on: screen)
            #expect(screen.texts.first == article.title)
        }
        #expect(loader.requests.asked.count == 4)
    }

    @Test(arguments: ArticleBinding.allCases)
    func `the button is disabled while an article is on its way`(binding: ArticleBinding) async throws {
        let screen = Screen(binding.makeController(loader: loader))
        await eventually { loader.requests.open == 1 }
        let button = try #require(screen.button("Refresh"))
        #expect(!button.isEnabled)
        button.sendActions(for: .touchUpInside)
        await answer(.success(.engines), on: screen)
        #expect(button.isEnabled)
        #expect(loader.requests.asked.count == 1)
    }

    @Test(arguments: ArticleBinding.allCases)
    func `a failure is put into words and the old title stays`(binding: ArticleBinding) async throws {
        let screen = Screen(binding.makeController(loader: loader))
        await answer(.success(.engines), on: screen)
        try screen.tap("Refresh")
        await answer(.failure(Failure()), on: screen)
        #expect(screen.texts == ["On Engines", "The article could not be loaded."])
        #expect(screen.button("Refresh")?.isEnabled == true)
    }

    @Test(arguments: ArticleBinding.allCases)
    func `a screen opened on a loaded view model shows its state at once`(binding: ArticleBinding) async {
        let (viewModel, makeController) = binding.makeViewModel(loader: loader)
        let first = Screen(makeController())
        await answer(.success(.engines), on: first)
        let second = Screen(makeController())
        #expect(second.texts == first.texts)
        #expect(second.texts.first == "On Engines")
        await answer(.success(.compilers), on: second)
        withExtendedLifetime(viewModel) {}
    }
}
