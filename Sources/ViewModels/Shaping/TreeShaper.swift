internal import Models
internal import SampleSource

/// Shapes a folder of samples into a tree.
struct TreeShaper {
    let pages: PageShaper
    let listing: Models.Listing

    func tree(of path: String) -> ListingView.Tree {
        let words = pages.edition.words
        let name = ContentPath.name(of: path)
        let files = pages.samples.files(below: path).map { String($0.path.dropFirst(path.count + 1)) }
        let root = ListingView.Tree.Node(
            name: name, remark: nil, address: nil, isFolder: true,
            children: children(of: files.map { $0.split(separator: "/") }[...]))
        return ListingView.Tree(label: words.text(.listingTree, ["name": name]), root: root)
    }

    /// Files are sorted by path, so that those of one folder stand together. Depth is bounded by the paths of the disk.
    private func children(of files: ArraySlice<[Substring]>) -> [ListingView.Tree.Node] {
        var nodes: [ListingView.Tree.Node] = []
        var rest = files
        while let first = rest.first, let name = first.first {
            let end = rest.firstIndex { $0.first != name } ?? rest.endIndex
            let below = rest[..<end].map { Array($0.dropFirst()) }.filter { !$0.isEmpty }
            nodes.append(
                ListingView.Tree.Node(
                    name: String(name), remark: remarks[String(name)], address: nil, isFolder: !below.isEmpty,
                    children: children(of: below[...])))
            rest = rest[end...]
        }
        // Folders first, as file browsers list them.
        return nodes.filter(\.isFolder) + nodes.filter { !$0.isFolder }
    }

    /// The body's lines `name => remark`.
    private var remarks: [String: String] {
        Dictionary(
            listing.body.compactMap { line in
                line.text.firstRange(of: " => ").map {
                    (String(line.text[..<$0.lowerBound]), String(line.text[$0.upperBound...]))
                }
            }, uniquingKeysWith: { first, _ in first })
    }
}
