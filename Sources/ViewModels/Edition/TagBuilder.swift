internal import Bytes
internal import Localization
internal import Models

/// Gathers the tags of the pages that are written in an edition's language.
struct TagBuilder {
    let index: SiteIndex
    let position: Int

    func tags() -> [Edition.Tag] {
        var found = FoundTags()
        for (number, entry) in index.entries.enumerated() {
            guard let page = entry.versions[position] else { continue }
            for tag in index.pages[page].frontMatter.tags { found.add(tag, of: number) }
        }
        let collation = Collation(index.languages[position].locale)
        let sorted = found.tags.map { (key: collation.key(for: $0.name), tag: $0) }
            .sorted { ($0.key, $0.tag.name) < ($1.key, $1.tag.name) }
        var ids = UniqueIDs()
        return sorted.map { _, tag in
            Edition.Tag(name: tag.name, id: ids.make(Slug.id(for: tag.name) ?? "tag"), entries: tag.entries)
        }
    }

    /// The tags in the order in which they were found.
    private struct FoundTags {
        private(set) var tags: [(name: String, entries: [Int])] = []
        /// Where a tag is in that list. Two spellings that mean the same characters are one tag.
        private var places: [String: Int] = [:]
        /// The same for each spelling.
        private var spellings: [TextBytes: Int] = [:]

        mutating func add(_ tag: String, of entry: Int) {
            let place = place(of: tag)
            if tags[place].entries.last != entry { tags[place].entries.append(entry) }
        }

        private mutating func place(of tag: String) -> Int {
            if let known = spellings[TextBytes(tag)] { return known }
            let place = places[tag] ?? tags.count
            if place == tags.count { tags.append((tag, [])) }
            places[tag] = place
            spellings[TextBytes(tag)] = place
            return place
        }
    }
}
