/// A tree whose remarks are in a reader's language.
public struct LocalizedFolderTree: Equatable, Sendable {
    /// The tree with its remarks replaced.
    public let tree: FolderTree

    /// The remarks that are still in the source's language.
    public let missing: [String]

    /// The indices of translations whose remarks are not there.
    public let stale: [Int]

    /// Translations that could not be used.
    public let refused: [RefusedTranslation]
}

extension FolderTree {
    /// The tree with its remarks in a reader's language.
    public func localized(with translations: [CommentTranslation]) -> LocalizedFolderTree {
        let keys = remarks
        var texts: [String: String] = [:]
        var firsts: [String: Int] = [:]
        var stale: [Int] = []
        var refused: [RefusedTranslation] = []
        for (index, translation) in translations.enumerated() {
            let key = CommentText.collapsed(translation.source)
            if !keys.contains(key) {
                stale.append(index)
            } else if let first = firsts[key] {
                refused.append(RefusedTranslation(index: index, reason: .repeated(first)))
            } else if let reason = CommentLayout.reason(against: translation.translation, in: .line) {
                refused.append(RefusedTranslation(index: index, reason: reason))
            } else {
                firsts[key] = index
                texts[key] = CommentText.collapsed(translation.translation)
            }
        }
        var tree = self
        tree.nodes = nodes.map { $0.localized(with: texts) }
        return LocalizedFolderTree(
            tree: tree, missing: keys.filter { texts[$0] == nil }, stale: stale, refused: refused)
    }
}

extension FolderNode {
    /// Goes no deeper than `FolderTree.greatestDepth`.
    fileprivate func localized(with texts: [String: String]) -> FolderNode {
        var node = self
        if let remark, let text = texts[remark.key] { node.remark = Remark(key: remark.key, text: text, isTranslated: true) }
        node.children = children?.map { $0.localized(with: texts) }
        return node
    }
}
