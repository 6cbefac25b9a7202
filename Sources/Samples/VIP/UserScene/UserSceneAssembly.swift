/// The only place that knows all parts of the scene.
@MainActor
enum UserSceneAssembly {
    // snippet.assemble
    static func makeScene(userID: User.ID, worker: any UserFetching) -> UserViewController {
        let presenter = UserPresenter()
        let interactor = UserInteractor(presenter: presenter, worker: worker)
        let router = UserRouter(dataStore: interactor)
        let viewController = UserViewController(userID: userID, interactor: interactor, router: router)
        // The cycle closes with two weak references.
        presenter.viewController = viewController
        router.viewController = viewController
        return viewController
    }
    // snippet.end
}
