import Testing
import UIKit

@MainActor
struct ViewControllerTests {
    @Test func `the view is loaded once, by the first who reads it`() {
        let controller = LifecycleController("a")
        #expect(!controller.isViewLoaded)
        #expect(controller.log.entries == [])
        let view = controller.view
        controller.loadViewIfNeeded()
        #expect(controller.view === view)
        #expect(controller.log.entries == ["a viewDidLoad"])
    }

    @Test func `a window shows its root controller stage by stage`() {
        let controller = LifecycleController("a")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        #expect(controller.log.entries == [])
        window.makeKeyAndVisible()
        #expect(
            controller.log.entries == [
                "a viewDidLoad", "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear",
            ])
        #expect(controller.view.frame == window.bounds)
        window.rootViewController = nil
        #expect(controller.log.entries.suffix(2) == ["a viewWillDisappear", "a viewDidDisappear"])
        #expect(controller.view.superview == nil)
    }

    @Test func `a push shows the new controller and hides the old one`() {
        let log = LifecycleLog()
        let (first, second) = (LifecycleController("a", log: log), LifecycleController("b", log: log))
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        log.entries = []
        navigation.pushViewController(second, animated: true)
        #expect(
            log.entries == [
                "a viewWillDisappear", "b viewDidLoad", "b viewWillAppear", "a viewDidDisappear", "b viewIsAppearing",
                "b viewDidAppear",
            ])
        #expect(second.navigationController === navigation)
        #expect(navigation.view.subviews.first === second.view)
    }

    @Test func `a pop returns the top controller, but never the root`() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        #expect(navigation.popViewController(animated: false) === second)
        #expect(second.navigationController == nil)
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a controller is not kept by its view`() {
        var controller: UIViewController? = UIViewController()
        weak let weakController = controller
        let view = controller?.view
        controller = nil
        #expect(weakController == nil)
        withExtendedLifetime(view) {}
    }

    @Test func `nothing is decoded from archives`() {
        #expect(UIViewController(coder: NSCoder()) == nil)
        #expect(UIView(coder: NSCoder()) == nil)
    }
}

@MainActor
private final class LifecycleLog {
    var entries: [String] = []
}

@MainActor
private final class LifecycleController: UIViewController {
    let log: LifecycleLog
    private let name: String

    init(_ name: String, log: LifecycleLog = LifecycleLog()) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        log.entries.append("\(name) viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        log.entries.append("\(name) viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        log.entries.append("\(name) viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        log.entries.append("\(name) viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        log.entries.append("\(name) viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        log.entries.append("\(name) viewDidDisappear")
    }
}
