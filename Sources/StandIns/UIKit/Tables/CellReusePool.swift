/// The cells that have left the screen, by identifier, and the classes to make new ones of.
@MainActor
struct CellReusePool {
    private var classes: [String: UITableViewCell.Type] = [:]
    private var idle: [String: [UITableViewCell]] = [:]

    mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
        classes[identifier] = cellClass
    }

    mutating func retire(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        idle[identifier, default: []].append(cell)
    }

    mutating func dequeue(_ identifier: String) -> UITableViewCell? {
        guard let cell = idle[identifier]?.popLast() else {
            return classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
        }
        cell.prepareForReuse()
        return cell
    }
}
