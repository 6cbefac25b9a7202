import UIKit

/// Shows the list in a table and reloads it when the view model says so.
final class TaskListViewController: UIViewController {
    private static let cellIdentifier = "task"

    private let tableView = UITableView()
    private let viewModel: TaskViewModel

    init(viewModel: TaskViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        tableView.dataSource = self
        bind()
        viewModel.loadTasks()
    }

    // snippet.bind
    private func bind() {
        // Weak: the view controller owns the view model, which owns this closure.
        viewModel.onTasksUpdated = { [weak self] in
            self?.tableView.reloadData()
        }
    }
    // snippet.end
}

// snippet.data-source
extension TaskListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.numberOfTasks()
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // A cell that has scrolled out of sight is used again for this row.
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = viewModel.taskTitle(at: indexPath.row)
        cell.contentConfiguration = content
        return cell
    }
}
// snippet.end
