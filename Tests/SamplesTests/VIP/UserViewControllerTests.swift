import Testing
import UIKit

@testable import VIP

@MainActor
struct UserViewControllerTests {
    private let interactor = InteractorSpy()
    private let router = RouterSpy()

    private func makeController() -> UserViewController {
        UserViewController(userID: 7, interactor: interactor, router: router)
    }

    @Test func `a view that has loaded sends one request`() {
        let controller = makeController()
        #expect(interactor.requests == [])
        _ = Screen(controller)
        #expect(interactor.requests == [.init(id: 7)])
    }

    @Test func `a tap on Reload sends another request`() throws {
        let screen = Screen(makeController())
        try screen.tap("Reload")
        #expect(interactor.requests == [.init(id: 7), .init(id: 7)])
        #expect(router.routes == 0)
    }

    @Test func `a tap on Posts calls the router and no one else`() throws {
        let screen = Screen(makeController())
        try screen.tap("Posts")
        #expect(router.routes == 1)
        #expect(interactor.requests.count == 1)
    }

    @Test func `the view shows what it is given, word for word`() {
        let controller = makeController()
        let screen = Screen(controller)
        controller.displayUser(viewModel: .user(name: "Ada Lovelace", email: "ada@example.org"))
        #expect(screen.texts == ["Ada Lovelace", "ada@example.org"])
    }

    @Test func `a failure is shown below the user, who stays, and goes with the next success`() {
        let controller = makeController()
        let screen = Screen(controller)
        controller.displayUser(viewModel: .user(name: "Ada Lovelace", email: "ada@example.org"))
        controller.displayUser(viewModel: .failure(message: "No connection."))
        #expect(screen.texts == ["Ada Lovelace", "ada@example.org", "No connection."])
        controller.displayUser(viewModel: .user(name: "Grace Hopper", email: "grace@example.org"))
        #expect(screen.texts == ["Grace Hopper", "grace@example.org"])
    }
}
