internal import Bytes
internal import Localization
internal import Models

/// Sorts the pages of an edition into families and folders.
///
/// A pattern, and what stands below it, belongs to its family. Other pages belong to their first folder, whose name is
/// that of a family with the folder's name, or the title of the folder's own page; pages at the top are the articles.
struct GroupBuilder {
    let index: SiteIndex
    let position: Int
    let names: WordChooser

    private enum Key: Hashable {
        case family(String)
        case folder(String)
        case articles
    }

    func groups() -> [Edition.Group] {
        var entries: [Key: [Int]] = [:]
        for (number, entry) in index.entries.enumerated() where entry.id != .home {
            entries[key(of: entry.id), default: []].append(number)
        }
        let collation = Collation(index.languages[position].locale)
        var groups = entries.map { key, members in (key: key, members: sorted(members, by: collation)) }
        groups.sort { isBefore($0, $1) }
        var ids = UniqueIDs()
        return groups.map { key, members in
            Edition.Group(title: title(of: key), id: ids.make(id(of: key)), entries: members)
        }
    }

    private func key(of id: PageID) -> Key {
        if let pattern = index.pattern(of: id) { return .family(pattern.family ?? "") }
        if id.isBelowTop || hasPagesBelow(id) { return .folder(id.root) }
        return .articles
    }

    private func hasPagesBelow(_ id: PageID) -> Bool {
        // Ids are sorted by bytes, so what stands below a page follows the first id that is not before `id/`.
        let prefix = PageID(id.path + "/")
        var low = 0
        var high = index.entries.count
        while low < high {
            let middle = (low + high) / 2
            if index.entries[middle].id < prefix { low = middle + 1 } else { high = middle }
        }
        return low < index.entries.count && index.entries[low].id.path.utf8.starts(with: prefix.path.utf8)
    }

    // MARK: Order

    private func order(of entry: Int) -> Int {
        let id = index.entries[entry].id
        // A page that a pattern or a folder is named after leads the pages below it.
        return index.patterns[id]?.order ?? shown(entry).frontMatter.order ?? (id.isBelowTop ? .max : .max - 1)
    }

    private func sorted(_ members: [Int], by collation: borrowing Collation) -> [Int] {
        let places = Dictionary(grouping: members, by: order)
        return places.keys.sorted().flatMap { order in alphabetical(places[order] ?? [], by: collation) }
    }

    /// Sorted by title. Most pages have a place of their own, and the key of a title takes long.
    private func alphabetical(_ members: [Int], by collation: borrowing Collation) -> [Int] {
        guard members.count > 1 else { return members }
        let keyed = members.map { (title: collation.key(for: shown($0).frontMatter.title), entry: $0) }
        return keyed.sorted { ($0.title, $0.entry) < ($1.title, $1.entry) }.map(\.entry)
    }

    private func isBefore(_ left: (key: Key, members: [Int]), _ right: (key: Key, members: [Int])) -> Bool {
        func rank(_ key: Key) -> Int {
            switch key {
            case .family: 0
            case .folder: 1
            case .articles: 2
            }
        }
        if rank(left.key) != rank(right.key) { return rank(left.key) < rank(right.key) }
        if case .family = left.key {
            let orders = (left.members.map(order).min() ?? 0, right.members.map(order).min() ?? 0)
            if orders.0 != orders.1 { return orders.0 < orders.1 }
        }
        return (left.members.min() ?? 0) < (right.members.min() ?? 0)
    }

    // MARK: Names

    private func title(of key: Key) -> String {
        switch key {
        case .family(""): names.word(.navigation)
        case .family(let family): names.family(family)
        case .folder(let folder): folderTitle(folder)
        case .articles: names.word(.articles)
        }
    }

    private func folderTitle(_ folder: String) -> String {
        let named = names.family(folder)
        guard named == folder, let entry = index.entry(PageID(folder)) else { return named }
        return index.pages[entry.shown[position]].frontMatter.title
    }

    private func id(of key: Key) -> String {
        switch key {
        case .family(let name): Slug.id(for: name) ?? "patterns"
        case .folder(let name): Slug.id(for: name) ?? "folder"
        case .articles: "articles"
        }
    }

    private func shown(_ entry: Int) -> PageFacts { index.pages[index.entries[entry].shown[position]] }
}
