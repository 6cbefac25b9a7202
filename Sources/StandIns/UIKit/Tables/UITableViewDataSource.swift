/// What a table asks for its rows.
///
/// Stands for [UITableViewDataSource](https://developer.apple.com/documentation/uikit/uitableviewdatasource). Left out: titles,
/// editing, reordering and the index. What is optional there has a default here.
@MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many rows the section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell for a row that comes into sight, preferably one that is used again.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are; one, unless the data source says otherwise.
    func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int {
        1
    }
}
