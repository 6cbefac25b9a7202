import Testing
import UIKit

@testable import VIP

@MainActor
struct UserRouterTests {
    private let store = InteractorSpy()

    @Test func `the router opens the posts of the user who is shown`() {
        let start = UIViewController()
        let navigation = UINavigationController(rootViewController: start)
        let router = UserRouter(dataStore: store)
        router.viewController = start
        store.user = .ada
        router.routeToPosts()
        #expect(navigation.topViewController is PostsViewController)
        #expect(navigation.topViewController?.title == "Posts by Ada")
    }

    @Test func `without a user there is nowhere to go`() {
        let start = UIViewController()
        let navigation = UINavigationController(rootViewController: start)
        let router = UserRouter(dataStore: store)
        router.viewController = start
        router.routeToPosts()
        #expect(navigation.topViewController === start)
    }

    @Test func `the router does not keep the view controller alive`() {
        let router = UserRouter(dataStore: store)
        var start: UIViewController? = UIViewController()
        router.viewController = start
        start = nil
        #expect(start == nil)
        #expect(router.viewController == nil)
    }
}
