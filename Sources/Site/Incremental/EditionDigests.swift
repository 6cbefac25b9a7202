internal import Bytes
internal import Digest
internal import Models
internal import ViewModels

/// What the pages of one language show of each other, as digests.
struct EditionDigests: Sendable {
    /// The language's place in the site's order.
    let position: Int
    /// What every page of the language shows: settings, words, which pages there are, and the groups they stand in.
    let chrome: Digest
    /// For each entry: what other pages may show of it.
    let cards: [Digest]
    /// What the lists of all pages and of all tags show.
    let lists: Digest

    /// The ids of tags, by their names as they are shown, and as they are mostly spelled.
    private let tags: [String: String]
    private let spelledTags: [TextBytes: String]
    /// For each entry, its group.
    private let groups: [Int?]
    /// For each group, the pages in it.
    private let members: [Digest]
    /// The entries in the order of previous and next.
    private let order: [Int]
    /// For each entry, its place in that order.
    private let places: [Int?]
    private let isSmall: Bool

    init(of edition: Edition, _ digests: SiteDigests) {
        let index = edition.index
        let position = edition.position
        self.position = position
        let cards = index.entries.map { Self.card($0, position, index, digests) }
        self.cards = cards
        tags = Dictionary(edition.tags.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
        spelledTags = Dictionary(edition.tags.map { (TextBytes($0.name), $0.id) }, uniquingKeysWith: { first, _ in first })
        members = edition.groups.map { group in SiteDigests.digest(group.entries.map { cards[$0] }) }
        order = edition.groups.flatMap(\.entries)
        var groups = [Int?](repeating: nil, count: index.entries.count)
        for (number, group) in edition.groups.enumerated() { for entry in group.entries { groups[entry] = number } }
        self.groups = groups
        var places = [Int?](repeating: nil, count: index.entries.count)
        for (place, entry) in order.enumerated() { places[entry] = place }
        self.places = places
        isSmall = index.entries.count <= NavigationShaper.smallSite

        var builder = DigestBuilder()
        builder.update(digests.chrome)
        builder.update(digests.structure)
        builder.update(position)
        builder.update(edition.tags.isEmpty ? 0 : 1)
        for page in [GeneratedPage.comparison, .interview] { builder.update(index.has(page, in: position) ? 1 : 0) }
        for group in edition.groups {
            builder.update(field: group.title)
            builder.update(field: group.id)
            builder.update(group.entries.first ?? -1)
        }
        chrome = builder.finalize()

        builder = DigestBuilder()
        builder.update(chrome)
        for digest in members { builder.update(digest) }
        for tag in edition.tags {
            builder.update(field: tag.name)
            builder.update(field: tag.id)
            for entry in tag.entries { builder.update(entry) }
        }
        lists = builder.finalize()
    }

    /// The id of a tag, `nil` where no page of the language has it.
    func tag(_ name: String) -> String? { spelledTags[TextBytes(name)] ?? tags[name] }

    /// What stands around a page: the pages of its group, and those before and after it. On the home page, and on a small
    /// site's pages, all of them.
    func surroundings(of entry: Int) -> Digest {
        guard let group = groups[entry], let place = places[entry], !isSmall else { return lists }
        var digests = [members[group]]
        if place > 0 { digests.append(cards[order[place - 1]]) }
        if place + 1 < order.count { digests.append(cards[order[place + 1]]) }
        return SiteDigests.digest(digests)
    }

    private static func card(_ entry: PageEntry, _ position: Int, _ index: SiteIndex, _ digests: SiteDigests) -> Digest {
        var builder = DigestBuilder()
        let shown = entry.shown[position]
        builder.update(field: index.pages[shown].file)
        builder.update(digests.front[shown])
        if let pattern = index.patterns[entry.id] { builder.update(digests.patterns[pattern.file] ?? digests.everything) }
        return builder.finalize()
    }
}
