/// The owner of a view, with the stages of its life.
///
/// Stands for [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller). Left out: storyboards and nibs
/// (`init(coder:)` answers `nil`), presentation, rotation, and the callbacks around layout. `view` is no implicitly unwrapped
/// optional: it is there once it has been read.
@MainActor
open class UIViewController {
    /// What a navigation bar shows.
    open var title: String?
    /// The controllers that this one contains.
    public private(set) var children: [UIViewController] = []
    /// The controller that contains this one, without being owned by it.
    public private(set) weak var parent: UIViewController?
    /// The view, if it has been loaded.
    public private(set) var viewIfLoaded: UIView?
    private var transition: (isAppearing: Bool, animated: Bool)?

    /// Makes a controller; without a nib, as here always, `loadView()` makes the view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    /// Makes a controller without a nib.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Answers `nil`: there are no archives to decode from.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The view; the first read loads it and calls `viewDidLoad()`.
    open var view: UIView {
        get {
            if let viewIfLoaded { return viewIfLoaded }
            loadView()
            let loaded = viewIfLoaded ?? UIView(frame: .zero)
            viewIfLoaded = loaded
            viewDidLoad()
            return loaded
        }
        set { viewIfLoaded = newValue }
    }

    /// Whether the view has been loaded.
    public var isViewLoaded: Bool {
        viewIfLoaded != nil
    }

    /// Loads the view unless it is there.
    public func loadViewIfNeeded() {
        _ = view
    }

    /// Makes the view; an override sets `view` and does not call `super`.
    open func loadView() {
        view = UIView(frame: UIWindow.screenBounds)
    }

    /// Called once, when the view has been loaded.
    open func viewDidLoad() {}
    /// Called each time before the view is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called each time the view is in its place and about to be seen.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called each time after the view has been shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called each time before the view goes.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called each time after the view has gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells that the view is about to appear or to disappear; containers call it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        transition = (isAppearing, animated)
        loadViewIfNeeded()
        isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    }

    /// Tells that what `beginAppearanceTransition` announced has happened.
    open func endAppearanceTransition() {
        guard let (isAppearing, animated) = transition else { return }
        transition = nil
        guard isAppearing else { return viewDidDisappear(animated) }
        viewIsAppearing(animated)
        viewDidAppear(animated)
    }

    /// Takes a controller in; one that has a parent leaves it first.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    /// Leaves the controller that contains this one.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}
