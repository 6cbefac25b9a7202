import UIKit

/// Labels and a button: it shows what it is given and decides nothing.
final class ArticleView: UIView {
    let titleLabel = UILabel()
    let detailsLabel = UILabel()
    let refreshButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        refreshButton.setTitle("Refresh", for: .normal)

        let stack = UIStackView(arrangedSubviews: [titleLabel, detailsLabel, refreshButton])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
