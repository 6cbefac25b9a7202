@testable import ViewModels

extension ListingView.Code {
    static func fixture(
        _ text: String, title: String?, language: String = "swift", foreignComment: String = ""
    ) -> ListingView.Code {
        let foreign = text.firstRange(of: foreignComment).map {
            text.utf8.distance(
                from: text.startIndex, to: $0.lowerBound)..<text.utf8.distance(from: text.startIndex, to: $0.upperBound)
        }
        return ListingView.Code(
            code: Array(text.utf8), language: language, title: title, label: "Kód: \(title ?? language)",
            sourceURL: title.map { "https://example.org/repository/Sources/Samples/VIP/\($0)" },
            foreignComments: foreign.flatMap { $0.isEmpty ? nil : [$0] } ?? [],
            foreignLanguage: "en", foreignLabel: "Ez a megjegyzés az eredeti nyelvén látható")
    }

    static let interactor = fixture(
        """
        import UIKit

        /// Betölti a felhasználót, és az eredményt továbbadja a prezenternek.
        @MainActor
        final class UserInteractor: UserBusinessLogic {
            var presenter: (any UserPresentationLogic)?
            private let worker: any UserFetching

            init(worker: some UserFetching) { self.worker = worker }

            func fetchUser(_ request: UserModels.Fetch.Request) async {
                // ask the worker
                let response = await worker.fetchUser(id: request.id, attempts: 3, timeout: .seconds(2), cachePolicy: .returnCacheDataElseLoad)
                if response.name.isEmpty && request.id > 0 { print("név nélkül: \\(request.id)") }
                presenter?.present(response)
            }
        }

        """, title: "UserInteractor.swift", foreignComment: "// ask the worker")

    static let callbacks = fixture(
        "viewModel.onTasksUpdated = { [weak self] in\n    self?.tableView.reloadData()\n}\n",
        title: "TaskListViewController.swift")

    static let observation = fixture(
        "withObservationTracking {\n    render(viewModel.tasks)\n} onChange: { [weak self] in\n    self?.setNeedsRender()\n}\n",
        title: "ObservingTaskListViewController.swift")
}

extension ListingView {
    static let tested = ListingView(content: .code(.interactor), status: .tested(label: "lefordítva és tesztelve"))

    static let plain = ListingView(
        content: .code(.fixture("let a = b < c && d > e\n", title: nil)),
        status: .notCompiled(label: "illusztráció, nincs lefordítva"))

    static let text = ListingView(
        content: .code(.fixture("kimenet: \"rendben\" & <kész>\n", title: nil, language: "")), status: .none)

    static let tabs = ListingView(
        content: .tabs([.callbacks, .observation]), status: .notVerified(label: "ebben a fordításban nincs ellenőrizve"))

    static let difference = ListingView(
        content: .diff(
            Diff(
                old: .callbacks, new: .observation, label: "Különbségek",
                lines: [
                    line(.gap, ""), line(.context, "func bind() {"),
                    line(.removed, "    viewModel.onTasksUpdated = { [weak self] in"),
                    line(.removed, "        self?.tableView.reloadData()"), line(.added, "    withObservationTracking {"),
                    line(.added, "        render(viewModel.tasks)"), line(.added, ""),
                    line(
                        .added,
                        "    } onChange: { [weak self] in Task { @MainActor in self?.setNeedsRender(animated: true, after: .zero) }"
                    ),
                    line(.context, "}"),
                ], addedLabel: "hozzáadva", removedLabel: "törölve")),
        status: .tested(label: "lefordítva és tesztelve"))

    static let folder = ListingView(
        content: .tree(
            Tree(
                label: "VIP mappa",
                root: Tree.Node(
                    name: "VIP", remark: nil, address: nil, isFolder: true,
                    children: [
                        Tree.Node(
                            name: "UserScene", remark: .init(text: "egy képernyő minden része", language: nil), address: nil,
                            isFolder: true,
                            children: [
                                file("UserInteractor.swift", "a felhasználási eset", address: "#interactor"),
                                file("UserPresenter.swift", nil), file("UserRouter.swift", "tovább a többi képernyőre"),
                            ]), file("UserWorker.swift", nil), file("Models.swift", "Request, Response, ViewModel"),
                    ]))), status: .none)

    private static func line(_ kind: Diff.Line.Kind, _ text: String) -> Diff.Line {
        Diff.Line(kind: kind, text: Array(text.utf8))
    }

    private static func file(_ name: String, _ remark: String?, address: String? = nil) -> Tree.Node {
        Tree.Node(
            name: name, remark: remark.map { .init(text: $0, language: nil) }, address: address, isFolder: false, children: [])
    }
}
