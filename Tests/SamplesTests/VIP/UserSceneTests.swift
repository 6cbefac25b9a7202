import Testing
import UIKit

@testable import VIP

/// The assembled scene, driven as its user would.
@MainActor
struct UserSceneTests {
    private let worker = StubWorker()

    private func answer(_ result: Result<User, UserError>) async {
        await eventually { worker.requests.open > 0 }
        worker.requests.answer(.success(result))
    }

    @Test func `opening the scene shows the user`() async {
        let screen = Screen(UserSceneAssembly.makeScene(userID: 7, worker: worker))
        #expect(screen.texts == [])
        await answer(.success(.ada))
        await eventually { screen.texts == ["Ada Lovelace", "ada@example.org"] }
    }

    @Test func `a failed load is shown, and Reload mends it`() async throws {
        let screen = Screen(UserSceneAssembly.makeScene(userID: 7, worker: worker))
        await answer(.failure(.offline))
        await eventually { screen.texts == ["No connection. Please try again."] }
        try screen.tap("Reload")
        await answer(.success(.ada))
        await eventually { screen.texts == ["Ada Lovelace", "ada@example.org"] }
    }

    @Test func `a tap on Posts leads to the posts of the user`() async throws {
        let navigation = UINavigationController(
            rootViewController: UserSceneAssembly.makeScene(userID: 7, worker: worker))
        let screen = Screen(navigation)
        await answer(.success(.ada))
        await eventually { screen.texts.first == "Ada Lovelace" }
        try screen.tap("Posts")
        #expect(navigation.topViewController?.title == "Posts by Ada")
        #expect(screen.texts == [])
    }

    @Test func `the cycle runs one way, from view to interactor to presenter to view`() async {
        let journal = Journal()
        let presenter = UserPresenter()
        let interactor = UserInteractor(
            presenter: JournalingPresenter(journal: journal, next: presenter), worker: worker)
        let controller = UserViewController(
            userID: 7, interactor: JournalingInteractor(journal: journal, next: interactor), router: RouterSpy())
        let display = JournalingDisplay(journal: journal, next: controller)
        presenter.viewController = display
        let screen = Screen(controller)
        await answer(.success(.ada))
        await eventually { screen.texts.first == "Ada Lovelace" }
        #expect(journal.entries == ["View → Interactor", "Interactor → Presenter", "Presenter → View"])
    }

    @Test func `a closed scene is freed, with all its parts`() async {
        var scene: UserViewController? = UserSceneAssembly.makeScene(userID: 7, worker: worker)
        weak let weakScene = scene
        var screen = scene.map { Screen($0) }
        await answer(.success(.ada))
        await eventually { screen?.texts.first == "Ada Lovelace" }
        (scene, screen) = (nil, nil)
        #expect(weakScene == nil)
    }

    @Test func `a scene closed while it loads is freed at once and cancels its request`() async {
        var scene: UserViewController? = UserSceneAssembly.makeScene(userID: 7, worker: worker)
        weak let weakScene = scene
        var screen = scene.map { Screen($0) }
        #expect(screen?.texts == [])
        await eventually { worker.requests.open == 1 }
        (scene, screen) = (nil, nil)
        #expect(weakScene == nil)
        await answer(.success(.ada))
        await eventually { worker.requests.cancelled == 1 }
    }
}
