internal import Models
internal import SampleSource

/// Shapes a folder of samples into a tree.
struct TreeShaper {
    let pages: PageShaper
    let listing: Models.Listing
    /// For each sample that the page shows: the id of the first listing that shows it.
    let shown: [String: String]
    /// The language of the samples, where it is not the page's.
    let foreignLanguage: String?

    func tree(of path: String) -> ListingView.Tree {
        let name = ContentPath.name(of: path)
        let folder = FolderTree(
            pages.samples.files(below: path).map { file in
                FolderEntry(path: String(file.path.dropFirst(path.count + 1)), bytes: file.text)
            })
        let body = TranslationBody(listing.body.map(\.text).joined(separator: "\n"), keys: folder.remarks)
        let nodes = folder.localized(with: body.translations).tree.nodes
        let root = ListingView.Tree.Node(
            name: name, remark: nil, address: nil, isFolder: true, children: nodes.map { node($0, below: path) })
        return ListingView.Tree(
            label: pages.edition.words.text(.listingTree, ["name": name]), root: root)
    }

    /// Depth is bounded by `FolderTree.greatestDepth`.
    private func node(_ node: FolderNode, below path: String) -> ListingView.Tree.Node {
        ListingView.Tree.Node(
            name: node.name,
            remark: node.remark.map { remark in
                ListingView.Tree.Remark(
                    text: remark.text, language: remark.isTranslated ? nil : foreignLanguage)
            },
            address: shown["\(path)/\(node.path)"].map { "#" + $0 }, isFolder: node.children != nil,
            children: (node.children ?? []).map { self.node($0, below: path) })
    }
}
